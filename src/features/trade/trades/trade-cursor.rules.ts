import { MAX_ID } from '#shared/ids.ts';

export interface TradeKey {
  bumpedAt: Date;
  id: number;
}

const FORM = /^([0-9a-z]{1,9})-([0-9a-z]{1,6})$/;
const LATEST_MS = 8.64e15;

/** Opaque to clients; safe in a URL as it is. */
export function tradeCursor({ bumpedAt, id }: TradeKey): string {
  return `${bumpedAt.getTime().toString(36)}-${id.toString(36)}`;
}

export function readTradeCursor(cursor: string): TradeKey | undefined {
  const [, milliseconds, number] = FORM.exec(cursor) ?? [];
  if (milliseconds === undefined || number === undefined) return undefined;
  const [at, id] = [Number.parseInt(milliseconds, 36), Number.parseInt(number, 36)];
  return at <= LATEST_MS && id <= MAX_ID ? { bumpedAt: new Date(at), id } : undefined;
}
