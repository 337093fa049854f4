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

type Given = Omit<EvidenceTrade, 'id'> & { id: number | null; reason: string | null };
type Priced = Given & { price: number };

interface Remaining {
  wide: Priced[];
  narrow: Priced[];
  bands: SideEvidence['bands'];
}

export function quotesFromEvidence(evidence: Evidence): Pick<ItemQuotes, 'sell' | 'buy'> {
  return { sell: quoteOfSide(evidence.sell), buy: quoteOfSide(evidence.buy) };
}

function quoteOfSide(side: SideEvidence): Quote {
  const { wide, narrow, bands } = remaining(side);
  const before = roundedAt(remaining(side.previous).wide, 1, 2);
  const median = roundedAt(wide, 1, 2);
  const last = narrow.filter(({ status }) => status === 2).sort(byTimeThenId)[0];
  const narrowPrices = narrow.map(({ price }) => price);
  return {
    median,
    p25: roundedAt(wide, 1, 4),
    p75: roundedAt(wide, 3, 4),
    low: narrow.length > 0 ? Math.min(...narrowPrices) : null,
    high: narrow.length > 0 ? Math.max(...narrowPrices) : null,
    players: wide.length,
    weight: weightOf(wide),
    completed: wide.filter(({ status }) => status === 2).length,
    deals: dealsOf(side),
    lastPrice: last ? last.price : null,
    lastAt: last ? last.at : null,
    change: median === null || before === null ? null : rounded(BigInt(median), BigInt(before)),
    confidence: confidenceOf(wide),
    band: bands?.wide ?? null,
  };
}

function confidenceOf(wide: readonly Priced[]): Quote['confidence'] {
  const old = wide.filter(({ weight }) => weight === 28).length;
  const weight = weightOf(wide);
  if (weight === 0) return 'none';
  if (weight < 84 || old < wide.length / 2) return 'low';
  return weight < 280 ? 'medium' : 'high';
}

function dealsOf({ counted, leftOut }: SideEvidence): number {
  const deals = [...counted, ...leftOut].filter(({ status, weight }) => status === 2 && weight > 0);
  const days = deals.map(({ at, player }) => `${player} ${new Date(Date.parse(at) + 9 * 3_600_000).toDateString()}`);
  return new Set(days).size;
}

function remaining({ counted, leftOut }: Pick<SideEvidence, 'counted' | 'leftOut'>): Remaining {
  const candidates = [...counted, ...leftOut.filter(({ reason }) => !FACTS.includes(reason))].sort(byTimeThenId);
  const ofPlayer = new Map<string, Priced>();
  for (const trade of candidates.reverse()) {
    if (trade.price !== null) ofPlayer.set(trade.player, { ...trade, price: trade.price });
  }
  const latest = [...ofPlayer.values()];
  if (latest.length < 5) return { wide: latest, narrow: latest, bands: null };
  const [a, b] = placeOf(
    latest.map(({ price, weight }) => [price, weight] as const),
    1,
    2,
  );
  const m = Math.log((a + b) / 2);
  const distance = (price: number) => Math.abs(Math.log(price) - m);
  const [near, far] = placeOf(
    latest.map(({ price, weight }) => [distance(price), weight] as const),
    1,
    2,
  );
  const mad = (near + far) / 2;
  const isNear = (price: number) => distance(price) <= 3.5 * 1.4826 * mad;
  const isWide = (price: number) => isNear(price) || (2 * price <= 3 * (a + b) && 6 * price >= a + b);
  const isNarrow = (price: number) => isNear(price) || (8 * price <= 5 * (a + b) && 5 * price >= 2 * (a + b));
  return {
    wide: latest.filter(({ price }) => isWide(price)),
    narrow: latest.filter(({ price }) => isNarrow(price)),
    bands: { middle: [a, b], mad, wide: reachOf(isWide, (a + b) / 2), narrow: reachOf(isNarrow, (a + b) / 2) },
  };
}

/** The first and last whole price that fits, by halving. */
function reachOf(fits: (price: number) => boolean, middle: number): { low: number; high: number } {
  const edge = (inside: number, outside: number): number => {
    if (Math.abs(outside - inside) <= 1) return inside;
    const half = Math.floor((inside + outside) / 2);
    return fits(half) ? edge(half, outside) : edge(inside, half);
  };
  return { low: edge(Math.ceil(middle), 0), high: edge(Math.floor(middle), 4_294_967_296) };
}

function byTimeThenId(a: Given, b: Given): number {
  return Date.parse(b.at) - Date.parse(a.at) || Number(b.id) - Number(a.id);
}

function weightOf(trades: readonly Priced[]): number {
  let sum = 0;
  for (const { weight } of trades) sum += weight;
  return sum;
}

/** The two values at a part of the weights, which are one unless a sum meets the part exactly. */
function placeOf(values: (readonly [value: number, weight: number])[], part: number, of: number): [number, number] {
  const single = values.sort(([a], [b]) => a - b).flatMap(([value, weight]) => new Array<number>(weight).fill(value));
  const place = (part * single.length) / of;
  const upper = single[Math.floor(place)] ?? Number.NaN;
  return Number.isInteger(place) ? [single[place - 1] ?? Number.NaN, upper] : [upper, upper];
}

function roundedAt(trades: readonly Priced[], part: number, of: number): number | null {
  if (trades.length === 0) return null;
  const [below, above] = placeOf(
    trades.map(({ price, weight }) => [price, weight] as const),
    part,
    of,
  );
  return Number((BigInt(below) + BigInt(above) + 1n) / 2n);
}

/** (now − before) ÷ before in ten-thousandths; halves round up, also below zero. */
function rounded(now: bigint, before: bigint): number {
  const numerator = 2n * 10_000n * (now - before) + before;
  const denominator = 2n * before;
  const towardsZero = numerator / denominator;
  const isBelow = numerator < 0n && numerator % denominator !== 0n;
  return Number(isBelow ? towardsZero - 1n : towardsZero) / 10_000;
}
