import type { SampleTrade } from './sample-trades.ts';

/** Who is who in what operators see; indices of the sample players, the least active ones. */
export interface SampleCast {
  operator: number;
  spammer: number;
  /** Is suspended, and objects to it. */
  appellant: number;
  /** A reporter who was right nearly always, and one who never was. */
  trusted: number;
  doubted: number;
  /** All others. */
  crowd: number[];
}

export function sampleCast(players: number): SampleCast {
  const last = (nth: number) => Math.max(0, players - nth);
  const cast = { operator: last(1), spammer: last(2), appellant: last(3), trusted: last(4), doubted: last(5) };
  return { ...cast, crowd: Array.from({ length: last(5) }, (_, player) => player) };
}

/** Trades of the crowd: one of each player first, so that few players have much to do with operators. */
export function tradesOfCrowd(trades: readonly SampleTrade[], { crowd }: SampleCast): SampleTrade[] {
  const inCrowd = new Set(crowd);
  const seen = new Set<number>();
  const [first, later]: [SampleTrade[], SampleTrade[]] = [[], []];
  for (const trade of trades) {
    if (!inCrowd.has(trade.player)) continue;
    (seen.has(trade.player) ? later : first).push(trade);
    seen.add(trade.player);
  }
  return [...first, ...later];
}
