import { readTimeCursor } from '#shared/time-cursor.ts';

/** Where a page of the list ends: among the parties that seek somebody, or among the full ones, which follow them. */
export interface PartyCursor {
  isFull: boolean;
  after: string;
}

const FULL = 'full.';

/** Of a page that goes on behind a full one. */
export function fullCursor(after: string): string {
  return `${FULL}${after}`;
}

export function readPartyCursor(text: string): PartyCursor | undefined {
  const isFull = text.startsWith(FULL);
  const after = isFull ? text.slice(FULL.length) : text;
  return readTimeCursor(after) && { isFull, after };
}
