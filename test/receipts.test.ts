/** What is reported as entered is on the disk. */
import { expect, test } from "vitest";
import { createReceipts, DONE, NOT_YET } from "../src/receipts.ts";
import type { Act } from "../src/signals/act.ts";

const author = { name: "R. Menon" };
const remark: Act = { act: "enter", kind: "remark", text: "Pilot on board", author };
const answering = () => {
  const said: (readonly [number, string])[] = [];
  return { said, receipts: createReceipts((id, words) => said.push([id, words])) };
};

test("an entry is answered when its batch is durable, and not before", () => {
  const { said, receipts } = answering();
  receipts.done(1, remark, 0);
  receipts.sent(7);
  receipts.done(2, remark, 0);
  receipts.sent(8);
  receipts.recorded(6);
  expect(said).toEqual([]);
  receipts.recorded(7);
  expect(said).toEqual([[1, DONE]]);
  receipts.recorded(8);
  expect(said).toEqual([
    [1, DONE],
    [2, DONE],
  ]);
});

test("an acknowledgement waits for no disk", () => {
  const { said, receipts } = answering();
  receipts.done(1, { act: "acknowledge", alert: "PSR-I-38(1):wtd-1:1", author }, 0);
  expect(said).toEqual([[1, DONE]]);
});

test("while the disk stands still the officer is told that his entry is not yet safe", () => {
  const { said, receipts } = answering();
  receipts.done(1, remark, 1000);
  receipts.sent(7);
  receipts.tick(4999);
  expect(said).toEqual([]);
  receipts.tick(5000);
  expect(said).toEqual([[1, NOT_YET]]);
  receipts.recorded(7);
  expect(said).toHaveLength(1);
});

test("what leaves nothing to be kept is done at once", () => {
  const { said, receipts } = answering();
  receipts.done(1, remark, 0);
  receipts.sent(undefined);
  expect(said).toEqual([[1, DONE]]);
});
