/**
 * Contacts fail. At sea by day: the line of one door is cut, both contacts of another are made, a whole bank
 * falls silent, then says "not available", and the cable of the console is pulled. Nothing counts as closed.
 */
import { becomes, during } from "../../../drivers/simulator/timeline.ts";
import { periyar } from "../periyar.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer } = people;

export const voyage: Voyage = {
  title: "Contacts fail: cable off, both contacts on, bus silent, bank unavailable; nothing counts as closed",
  aboard: periyar,
  begins: "2028-04-12T05:00:00.000Z",
  lasts: 1200,
  initial: { "mooring.lines-ashore": false, "ais.status": 0, "ordered-speed": 9, "shell-panel.sea": true },
  changes: [
    becomes(0, "ordered-speed", 9),
    ...during(120, 180, "wtd-3.contacts", "error", false),
    ...during(240, 300, "wtd-4.contacts", true, false),
    ...during(360, 420, "bank-1", "silent", false),
    ...during(480, 540, "wtd-3.contacts", "silent", false),
    ...during(480, 540, "wtd-4.contacts", "silent", false),
    ...during(480, 540, "wtd-5.contacts", "silent", false),
    // The console's cable is out for two minutes; when it comes back, door 1 stands open.
    becomes(700, "wtd-1.position", "open"),
    becomes(840, "wtd-1.position", "closed"),
    // The receiver loses its fix for a minute.
    ...during(960, 1020, "gnss", "error", false),
  ],
  acts: [
    { at: 20, act: { act: "acknowledge", author: officer, alert: "PSR-I-36(1):ship:1" } },
    { at: 25, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(11):ship:1" } },
    { at: 30, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(10):stern-ramp:1" } },
    { at: 700, act: { act: "acknowledge", author: officer, alert: "WK-silent:wtd-console:1" } },
  ],
  events: [
    {
      at: 600,
      port: "wtd-console",
      event: "lost",
      because: "the serial line was closed: the cable may have been pulled",
    },
    { at: 720, port: "wtd-console", event: "hearing", because: "" },
  ],
};
