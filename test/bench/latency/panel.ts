/** A panel as the bench needs it: which doors it shows open, since when, and since when that is on the disk. */
export interface Panel {
  /** When each was first shown, on the clock of this process. */
  readonly shown: Map<string, number>;
  readonly recorded: Map<string, number>;
  end(): void;
}

interface Shown {
  readonly id: string;
  readonly subject: string;
  readonly recorded: boolean;
}

/** Connects again for as long as it is wanted. */
export function openPanel(url: string): Panel {
  const stop = new AbortController();
  const panel = {
    shown: new Map<string, number>(),
    recorded: new Map<string, number>(),
    end: () => stop.abort(),
  };
  void follow(url, stop.signal, (text, at) => take(panel, text, at));
  return panel;
}

/** A client that takes what it is sent and looks at nothing. */
export function openClient(url: string): { readonly end: () => void } {
  const stop = new AbortController();
  void follow(url, stop.signal, () => {});
  return { end: () => stop.abort() };
}

async function follow(
  url: string,
  stop: AbortSignal,
  take: (event: string, at: number) => void,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const answer = await fetch(`${url}/stream`, { signal: stop });
      let text = "";
      for await (const chunk of answer.body ?? []) {
        const at = performance.now();
        text += Buffer.from(chunk as Uint8Array).toString();
        for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
          take(text.slice(0, end), at);
          text = text.slice(end + 2);
        }
      }
    } catch {
      // Not listening yet, or it has just been killed.
    }
    await new Promise((again) => setTimeout(again, 20));
  }
}

function take(panel: Panel, event: string, at: number): void {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (!data?.includes('"alerts":')) return;
  const { alerts = [] } = JSON.parse(data) as { readonly alerts?: readonly Shown[] };
  for (const { id, subject, recorded } of alerts) {
    if (!id.startsWith("PSR-I-38(1):")) continue;
    if (!panel.shown.has(subject)) panel.shown.set(subject, at);
    if (recorded && !panel.recorded.has(subject)) panel.recorded.set(subject, at);
  }
}

export const act = (url: string, body: object): Promise<Response> =>
  fetch(`${url}/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ author: { name: "Bench" }, ...body }),
  });
