/**
 * A watch that does nothing but write: hires the compiled records office, keeps it busy, and says on standard
 * output what has been answered as recorded. Made to be killed at any moment.
 */
import { writeSync } from "node:fs";
import { Worker } from "node:worker_threads";

const [store, run, most = "0"] = process.argv.slice(2);
const office = new Worker(new URL("../../dist/src/records-office.js", import.meta.url), {
  workerData: { store, reserve: 4096, historyStopsBelow: 0 },
});

let id = 0;
const send = () => {
  id += 1;
  const draft = (n) => ({
    key: `run-${run}:${id}.${n}`,
    book: "deck",
    at: Date.now(),
    rule: null,
    ruleVersion: null,
    text: `Entry ${id}.${n} of run ${run}.`,
    data: { filler: "x".repeat(300) },
    author: "watch",
    timeSource: { source: "system", uncertainty: null },
    position: null,
  });
  const batch = {
    id,
    at: Date.now(),
    drafts: [1, 2, 3].map(draft),
    alerts: [],
    acts: [],
    kept: [],
    shore: [],
  };
  office.postMessage({ say: "batch", batch });
};

office.on("error", (error) => writeSync(2, `${error.stack}\n`));
office.on("message", (heard) => {
  if (heard.say === "opened") for (let n = 0; n < 8; n += 1) send();
  if (heard.say === "cannot-open") writeSync(2, `${heard.reason}\n`);
  if (heard.say === "recorded") {
    for (const { key, seq } of heard.entries) writeSync(1, `${seq} ${key}\n`);
    if (Number(most) === 0 || id < Number(most)) send();
    else if (heard.batch === id) office.postMessage({ say: "stop" });
  }
});
