/** What the front office asks of each of its outputs. Whatever one throws is contained there and told to the watch. */
import type { Instant } from "../kernel/clock.ts";
import type { Picture } from "./feed.ts";
import type { PictureChange } from "./picture.ts";

export interface Output {
  /** As it is named when it is in trouble: `panel`, `shore office`. */
  readonly name: string;
  picture(picture: Picture, now: Instant): void;
  change(change: PictureChange, now: Instant): void;
  /** Several times a second: everything that waits for a time is done here. */
  tick(now: Instant): void;
  stop(): Promise<void>;
}
