import type { PricedTrade } from '#features/trade/quotes/priced-trade.rules.ts';
import type { LeftOutReason } from '#features/trade/quotes/quote.contract.ts';

const DAY = 24 * 3_600_000;
const BARRED: (LeftOutReason | null)[] = [
  ...Array.from({ length: 12 }, () => null),
  ...(['NO_PRICE', 'EXCLUDED_BY_POSTER', 'EXCLUDED_BY_OPERATOR', 'SUSPENDED', 'DELETED', 'HIDDEN'] as const),
];

function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Trades of one item with round prices, equal prices, prices with a digit too many, and equal times, as in real markets. */
export function randomMarket(seed: number, now: number): { trades: PricedTrade[]; days: number } {
  const random = randomFrom(seed * 7_919 + 1);
  const days = [1, 7, 30, 1 + random(365)][random(4)] ?? 7;
  const usual = 10 ** (1 + random(8)) * (1 + random(9));
  const spread = [0, 1, 5, 30, 200][random(5)] ?? 0;
  const priceNear = () => {
    const near = usual + Math.floor((usual * (random(2 * spread + 1) - spread)) / 100);
    const times = [1, 1, 1, 1, 1, 1, 10, 100, 3][random(9)] ?? 1;
    const price = random(8) === 0 ? Math.floor(near / 10) : near * times;
    return Math.min(4_294_967_295, Math.max(1, price));
  };
  // Ages at every step of the weights, of new and of old profiles.
  const since = Array.from({ length: 25 }, () => now - Math.floor((random(12) + random(4) / 4) * DAY));
  const trades = Array.from({ length: random(60) }, (_, index): PricedTrade => {
    const barred = BARRED[random(BARRED.length)] ?? null;
    const player = random(25);
    return {
      id: index + 1,
      playerId: 1 + player,
      playerSince: since[player] ?? now,
      gameServer: 1 + random(2),
      side: random(3) === 0 ? 'buy' : 'sell',
      price: barred === 'NO_PRICE' ? null : priceNear(),
      quantity: 1 + random(5),
      isCompleted: random(3) === 0,
      countedAt: now - random(21) * Math.floor((days * DAY) / 10),
      barred,
    };
  });
  return { trades, days };
}
