/** A log whose file was cut or spoilt: it is not whole, and the surveyor is told so. */
import { mkdtempSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verification } from "../../../src/commands/log/verification.ts";
import { openStore } from "../../../src/records/open.ts";
import { AT, batch, drafts, emptyStore } from "../../records/samples.ts";

const ALONE = { keys: [], heads: [], closed: false };

test("a file that was cut is not whole: the answer is no, with what was wrong", async () => {
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: drafts(2000) })], AT + 9000);
  const copy = join(mkdtempSync(join(tmpdir(), "watchkeeper-")), "log.sqlite");
  await store.db.backup(copy);
  store.close();
  expect(await verification(copy, ALONE)).toMatchObject({ whole: true, entries: 2000 });

  truncateSync(copy, 200_000);
  await expect(verification(copy, ALONE)).rejects.toMatchObject({
    status: 1,
    message: expect.stringMatching(/^NOT WHOLE\. .*log\.sqlite is damaged and cannot be read to its end: /),
  });
});
