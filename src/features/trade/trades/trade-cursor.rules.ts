import { readTimeCursor, timeCursor } from '#shared/time-cursor.ts';

export interface TradeKey {
  bumpedAt: Date;
  id: number;
}

export function tradeCursor({ bumpedAt, id }: TradeKey): string {
  return timeCursor({ at: bumpedAt, id });
}

export function readTradeCursor(cursor: string): TradeKey | undefined {
  const key = readTimeCursor(cursor);
  return key && { bumpedAt: key.at, id: key.id };
}
