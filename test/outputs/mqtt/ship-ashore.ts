/** A ship with a link to the shore office that is opened and cut at will, for the tests of what goes ashore. */
import type { Entry } from "../../../src/logbook/entry.ts";
import type { AlertView } from "../../../src/outputs/feed.ts";
import type { Connect, ConnectionEvents } from "../../../src/outputs/mqtt/connection.ts";
import { Shore } from "../../../src/outputs/mqtt/shore.ts";
import type { Publication } from "../../../src/outputs/mqtt/topics.ts";
import { blankPicture } from "../../../src/outputs/picture.ts";
import type { ShoreProgress } from "../../../src/records/protocol.ts";
import { doorOpen } from "./door-open.ts";

interface Waters {
  readonly cursor?: number;
  readonly topics?: readonly string[];
  readonly held?: readonly string[];
  readonly watchChangeAt?: number;
  readonly readable?: () => boolean;
}

/** A ship, a link that is opened and cut at will, and a broker that confirms when it is told to. */
export function ship({
  cursor = 0,
  topics = [],
  held = [],
  watchChangeAt = 0,
  readable = () => true,
}: Waters = {}) {
  let mono = 0;
  const sent: { readonly publication: Publication; readonly confirm: () => void }[] = [];
  const progress: ShoreProgress[] = [];
  const states: (readonly [boolean, string | undefined, number])[] = [];
  const troubles: string[] = [];
  const faults: string[] = [];
  let events: ConnectionEvents | undefined;
  let attempts = 0;
  const connect: Connect = (_settings, _id, _will, given) => {
    attempts += 1;
    events = given;
    return {
      holds: (_, found) => {
        for (const topic of held) found(topic);
      },
      publish: (publication, confirm) => void sent.push({ publication, confirm }),
      end: async () => {},
      drop: (because) => given.closed({ because, mend: false }),
    };
  };
  const now = () => ({ at: 1_835_000_000_000 + mono, mono });
  const shore = new Shore(
    {
      ship: "mv-periyar",
      settings: { name: "office", url: "mqtt://shore:1883" },
      entriesAfter: (seq, limit) => {
        if (!readable()) throw new Error("disk I/O error");
        return Array.from({ length: limit }, (_, i) => {
          const data = {
            act: { act: "enter", kind: seq + 1 + i === watchChangeAt ? "watch-change" : "remark" },
          };
          return { seq: seq + 1 + i, book: "deck", data } as unknown as Entry;
        });
      },
      signedHead: () => ({ seq: 9, hash: "ab", at: "", key: "", signature: "" }),
      cursor: () => cursor,
      topics: () => topics,
      connect,
      now,
      guarded: (work) => {
        try {
          work();
        } catch (error) {
          faults.push(String(error));
        }
      },
    },
    {
      progress: (told) => progress.push(told),
      state: (...told) => states.push(told),
      trouble: (words) => troubles.push(words),
    },
  );
  const self = {
    shore,
    sent,
    progress,
    states,
    troubles,
    faults,
    attempts: () => attempts,
    after: (ms: number) => {
      mono += ms;
      shore.tick(now());
    },
    opened: () => events?.opened(),
    closed: (because: string, mend = false) => events?.closed({ because, mend }),
    /** What was sent since last asked, shortly; nothing of it is confirmed. */
    topics: () =>
      sent.splice(0).map(({ publication }) => publication.topic.replace("watchkeeper/mv-periyar/", "")),
    /** Confirms whatever is sent, until nothing more comes. */
    confirmAll: () => {
      const all: Publication[] = [];
      for (let next = sent.shift(); next; next = sent.shift()) {
        all.push(next.publication);
        next.confirm();
      }
      return all.map(
        ({ topic, payload }) => [topic.replace("watchkeeper/mv-periyar/", ""), payload] as const,
      );
    },
  };
  return self;
}

export const alarm: AlertView = { ...doorOpen, id: "a", priority: "alarm", recorded: true };
export const warning: AlertView = { ...doorOpen, id: "w", recorded: true };
export const picture = (seq: number, ...alerts: AlertView[]) => ({
  ...blankPicture,
  alerts,
  head: { seq, hash: "ab" },
  signals: [{ signal: "wtd-3.position", quality: "good", value: "open", at: 0, source: "io-3" } as const],
});
export const seqs = (all: readonly (readonly [string, string])[]) =>
  all.filter(([topic]) => topic.startsWith("log/")).map(([, payload]) => (JSON.parse(payload) as Entry).seq);
