/** What has just happened, as `/api/live` tells it. `resync`: something may have been missed, so read again. */
export interface LiveEvent {
  topic: string;
  /** `trade.created`, `quote.changed`, …, or `resync`. */
  type: string;
  data: unknown;
}

export type LiveListener = (event: LiveEvent) => void;

/** What the server says (contract §8); which parts are there depends on `t`. */
export interface LiveFrame {
  t: string;
  topic: string;
  type: string;
  data: unknown;
  id: string;
  code?: string;
}

/** Undefined: no word of ours. */
export function readFrame(text: unknown): LiveFrame | undefined {
  try {
    return JSON.parse(String(text)) as LiveFrame;
  } catch {
    return undefined;
  }
}

/** One listener that fails must not keep the others from hearing. */
export function call(listener: LiveListener, event: LiveEvent): void {
  try {
    listener(event);
  } catch (error) {
    console.error(error);
  }
}
