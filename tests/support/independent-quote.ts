import type { Evidence, EvidenceTrade, SideEvidence } from '#features/trade/quotes/evidence.contract.ts';
import type { ItemQuotes, Quote } from '#features/trade/quotes/quote.contract.ts';

// A second implementation of quotes, written from the text of `method` alone: it shares no code with the site's own, and reads
// only the response of `/api/prices/items/{id}/evidence`.

/** Reasons that are facts about a trade; the others follow from the prices and are computed again here. */
const FACTS = [
  'HIDDEN',
  'DELETED',
  'SUSPENDED',
  'NO_PRICE',
  'EXCLUDED_BY_OPERATOR',
  'EXCLUDED_BY_POSTER',
  'MANIPULATED',
];

type Given = Omit<EvidenceTrade, 'id'> & { id: number | null };
type Priced = Given & { price: number };

export function quotesFromEvidence(evidence: Evidence): Pick<ItemQuotes, 'sell' | 'buy'> {
  return { sell: quoteOfSide(evidence.sell), buy: quoteOfSide(evidence.buy) };
}

function quoteOfSide(side: SideEvidence): Quote {
  const rest = storedOf(side);
  const before = storedOf(side.previous);
  const prices = rest.map(({ price }) => price);
  const median = percentile(prices, 50);
  const medianBefore = percentile(
    before.map(({ price }) => price),
    50,
  );
  const completed = rest.filter(({ status }) => status === 2).sort(byTimeThenId);
  const last = completed[completed.length - 1];
  return {
    median,
    p25: percentile(prices, 25),
    p75: percentile(prices, 75),
    low: prices.length > 0 ? Math.min(...prices) : null,
    high: prices.length > 0 ? Math.max(...prices) : null,
    players: rest.length,
    completed: completed.length,
    lastPrice: last ? last.price : null,
    lastAt: last ? last.at : null,
    change: median === null || medianBefore === null ? null : rounded(BigInt(median), BigInt(medianBefore)),
    confidence: rest.length >= 10 ? 'high' : rest.length >= 3 ? 'medium' : rest.length >= 1 ? 'low' : 'none',
  };
}

function storedOf({ counted, leftOut }: Pick<SideEvidence, 'counted' | 'leftOut'>): Priced[] {
  const candidates: Given[] = [...counted, ...leftOut.filter(({ reason }) => !FACTS.includes(reason))].sort(
    byTimeThenId,
  );
  const ofPlayer: Record<string, Priced> = {};
  for (const trade of candidates) if (trade.price !== null) ofPlayer[trade.player] = { ...trade, price: trade.price };
  const latest = Object.values(ofPlayer);
  if (latest.length < 5) return latest;
  const m = middle(latest.map(({ price }) => Math.log(price)));
  const mad = middle(latest.map(({ price }) => Math.abs(Math.log(price) - m)));
  if (mad > 0) return latest.filter(({ price }) => !(Math.abs(Math.log(price) - m) > 3.5 * 1.4826 * mad));
  const usual = middle(latest.map(({ price }) => price));
  return latest.filter(({ price }) => !(price > usual * 3 || price < usual / 3));
}

function byTimeThenId(a: Given, b: Given): number {
  return Date.parse(a.at) - Date.parse(b.at) || Number(a.id) - Number(b.id);
}

function middle(values: number[]): number {
  values.sort((a, b) => a - b);
  const half = values.length >> 1;
  const upper = values[half] ?? Number.NaN;
  return values.length % 2 === 1 ? upper : ((values[half - 1] ?? Number.NaN) + upper) / 2;
}

function percentile(prices: readonly number[], percent: number): number | null {
  if (prices.length === 0) return null;
  const sorted = prices.map(BigInt).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const place = percent * (sorted.length - 1);
  const below = sorted[Math.floor(place / 100)] ?? 0n;
  const above = sorted[Math.ceil(place / 100)] ?? below;
  const hundredths = below * 100n + BigInt(place % 100) * (above - below);
  return Number((hundredths + 50n) / 100n);
}

/** (now − before) ÷ before in ten-thousandths; halves round up, also below zero. */
function rounded(now: bigint, before: bigint): number {
  const numerator = 2n * 10_000n * (now - before) + before;
  const denominator = 2n * before;
  const towardsZero = numerator / denominator;
  const isBelow = numerator < 0n && numerator % denominator !== 0n;
  return Number(isBelow ? towardsZero - 1n : towardsZero) / 10_000;
}
