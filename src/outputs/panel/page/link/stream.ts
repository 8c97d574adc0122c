/** The stream from the watch: what it says becomes events of the store. It judges nothing. */
import type { PanelEvent } from "../state/reduce.ts";

export interface Stream {
  /** Closes the old connection, whatever state it is in, and opens a new one: a whole picture follows. */
  reopen(): void;
}

export function openStream(url: string, hear: (event: PanelEvent) => void): Stream {
  let source: EventSource | null = null;

  const reopen = () => {
    source?.close();
    const fresh = new EventSource(url);
    source = fresh;
    hear({ is: "opened" });
    fresh.addEventListener("open", () => hear({ is: "opened" }));
    fresh.addEventListener("picture", ({ data, lastEventId }) =>
      hear({ is: "picture", sequence: Number(lastEventId), picture: JSON.parse(data) }),
    );
    fresh.addEventListener("change", ({ data, lastEventId }) =>
      hear({ is: "change", sequence: Number(lastEventId), change: JSON.parse(data) }),
    );
    fresh.addEventListener("heartbeat", ({ data }) => hear({ is: "heartbeat", ...JSON.parse(data) }));
  };

  reopen();
  return { reopen };
}
