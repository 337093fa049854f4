/** An event of `/api/live`. `resync`: events may have been missed, so read the data again. */
export interface LiveEvent {
  topic: string;
  type: string;
  data: unknown;
}

export type LiveListener = (event: LiveEvent) => void;

/** A message of the server (contract §8): `t` is its kind, which determines the other fields. */
export interface LiveFrame {
  t: string;
  topic: string;
  type: string;
  data: unknown;
  id: string;
  code?: string;
  epoch?: string;
}

export function readFrame(text: unknown): LiveFrame | undefined {
  try {
    return JSON.parse(String(text)) as LiveFrame;
  } catch {
    return undefined;
  }
}

export function call(listener: LiveListener, event: LiveEvent): void {
  try {
    listener(event);
  } catch (error) {
    console.error(error);
  }
}
