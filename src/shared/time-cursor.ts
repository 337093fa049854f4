import { MAX_ID } from './ids.ts';

/** Position in a list by time at which a page ends. */
export interface TimeKey {
  at: Date;
  id: number;
}

const FORM = /^([0-9a-z]{1,9})-([0-9a-z]{1,6})$/;
const LATEST_MS = 8.64e15;

/** Encodes a cursor, which is opaque to clients and safe in a URL as it is. */
export function timeCursor({ at, id }: TimeKey): string {
  return `${at.getTime().toString(36)}-${id.toString(36)}`;
}

export function readTimeCursor(cursor: string): TimeKey | undefined {
  const [, milliseconds, number] = FORM.exec(cursor) ?? [];
  if (milliseconds === undefined || number === undefined) return undefined;
  const [at, id] = [Number.parseInt(milliseconds, 36), Number.parseInt(number, 36)];
  return at <= LATEST_MS && id <= MAX_ID ? { at: new Date(at), id } : undefined;
}
