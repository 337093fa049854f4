import { readTimeCursor } from '#shared/time-cursor.ts';

/** The end of a page of the list, either among open parties or among full ones, which follow them. */
export interface PartyCursor {
  isFull: boolean;
  after: string;
}

const FULL = 'full.';

/** Encodes the cursor of a page that continues after a full party. */
export function fullCursor(after: string): string {
  return `${FULL}${after}`;
}

export function readPartyCursor(text: string): PartyCursor | undefined {
  const isFull = text.startsWith(FULL);
  const after = isFull ? text.slice(FULL.length) : text;
  return readTimeCursor(after) && { isFull, after };
}
