/** The text of a ship file: its values, and where in the file each of them stands. */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from "yaml";
import type { Path, Problem, Remark } from "./problem.ts";

export interface ShipDocument {
  readonly value: unknown;
  /** Syntax errors, keys given twice. */
  readonly problems: readonly Problem[];
  place(remark: Remark): Problem;
}

/** What the parser says, without its excerpt of the line. */
const inWords = ({ code, message }: YAMLParseError): string =>
  code === "DUPLICATE_KEY"
    ? "this key is given twice: which of them holds?"
    : `this is no YAML: ${(message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "")}`;

/** After the first fault of syntax the parser is lost, and what it says then only confuses. */
const telling = (errors: readonly YAMLParseError[]): readonly YAMLParseError[] => {
  const first = errors.findIndex(({ code }) => code !== "DUPLICATE_KEY");
  return first === -1 ? errors : errors.slice(0, first + 1);
};

export function readDocument(text: string): ShipDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: true });
  // A NAME has 64 bits and would lose its last digits as a number: hexadecimal numbers stay as written.
  visit(document, {
    Scalar(_, node) {
      if (node.format === "HEX" && typeof node.source === "string") node.value = node.source;
    },
  });

  const offsetOf = (path: Path, atKey: boolean): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const parent = length === 0 ? undefined : document.getIn(path.slice(0, length - 1), true);
      if (isMap(parent) && (atKey || length < path.length)) {
        const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === path[length - 1]);
        if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
      }
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isScalar(node) || isCollection(node)) return node.range?.[0] ?? 0;
    }
    return 0;
  };

  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };

  return {
    value: document.errors.length === 0 ? document.toJS() : undefined,
    problems: telling(document.errors).map((error) => ({
      ...at(error.pos[0]),
      path: "",
      message: inWords(error),
      severity: "error",
    })),
    place: ({ path, message, atKey = false, severity = "error" }) => ({
      ...at(offsetOf(path, atKey)),
      path: path.join("."),
      message,
      severity,
    }),
  };
}
