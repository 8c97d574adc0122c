/** Every migration of log.sqlite, in order. */
import { entries } from "./0001-entries.ts";
import { alertsAndActs } from "./0002-alerts-and-acts.ts";
import { shore } from "./0003-shore.ts";
import type { Migration } from "./migration.ts";

export const migrations: readonly Migration[] = [entries, alertsAndActs, shore];
