/** The registry of recording formats. A format is one file and one line here; on equal scores the first wins. */
import type { RecordingFormat } from "./format.ts";

export const FORMATS: readonly RecordingFormat[] = [];
