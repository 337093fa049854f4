import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PRICE, MAX_QUANTITY } from '../trades/trade.limits.ts';
import {
  type DealDrop,
  type DealSide,
  type DealSplit,
  type DealTerms,
  isPossible,
  leastRisk,
  splitDeal,
  totalOf,
  usualRisk,
} from './deal-split.rules.ts';

const side = fc.constantFrom<DealSide>('seller', 'buyer');
const upTo = (most: number) =>
  fc.oneof(fc.integer({ min: 1, max: Math.min(50, most) }), fc.integer({ min: 1, max: most }));
const terms = fc.record({ price: upTo(MAX_PRICE), quantity: upTo(MAX_QUANTITY) });
const requested = fc
  .record({ terms, first: side })
  .chain(({ terms: deal, first }) =>
    fc
      .oneof(
        upTo(totalOf(deal) + 10),
        fc.constantFrom(deal.price, deal.price - 1, deal.price + 1, leastRisk(deal.price), leastRisk(deal.price) - 1),
      )
      .map((risk) => ({ deal, first, risk: Math.max(1, risk) })),
  );

function planned(deal: DealTerms, risk: number, first: DealSide): DealSplit {
  const split = splitDeal(deal, risk, first);
  if (!isPossible(split)) throw new Error('no plan');
  return split;
}

/** Two of equal rounds are enough: they begin and end with nothing at risk, as another test checks. */
function dropsOf(split: DealSplit): DealDrop[] {
  return split.rounds.flatMap(({ times, drops }) => (times > 1 ? [...drops, ...drops] : [...drops]));
}

function balances(drops: readonly DealDrop[], price: number): Record<DealSide, number>[] {
  let ahead = 0;
  return drops.map((drop) => {
    ahead += drop.by === 'seller' ? drop.quantity * price : -drop.amount;
    return { seller: Math.max(ahead, 0), buyer: Math.max(-ahead, 0) };
  });
}

describe('splitDeal', () => {
  it('leaves neither side with more than the requested risk, whoever stops after whichever drop', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        for (const balance of balances(dropsOf(split), deal.price)) {
          expect(balance.seller).toBeLessThanOrEqual(risk);
          expect(balance.buyer).toBeLessThanOrEqual(risk);
        }
      }),
    );
  });

  it('returns after each drop what is at risk, and the maximum', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        const drops = dropsOf(split);
        const counted = balances(drops, deal.price);
        expect(drops.map((drop) => drop.risk)).toEqual(counted);
        expect(split.risk).toEqual({
          seller: Math.max(...counted.map(({ seller }) => seller)),
          buyer: Math.max(...counted.map(({ buyer }) => buyer)),
        });
      }),
    );
  });

  it('adds up to the price and the pieces exactly', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        const sum = (of: (drop: DealDrop) => number) =>
          split.rounds.reduce(
            (all, { times, drops }) => all + times * drops.reduce((one, drop) => one + of(drop), 0),
            0,
          );
        expect(sum(({ amount }) => amount)).toBe(totalOf(deal));
        expect(sum(({ quantity }) => quantity)).toBe(deal.quantity);
        expect(split.rounds.reduce((all, { times, amount }) => all + times * amount, 0)).toBe(totalOf(deal));
        expect(split.rounds.reduce((all, { times }) => all + times, 0)).toBe(split.count);
      }),
    );
  });

  it('leaves nothing at risk after each round, and drops nothing empty', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        for (const { drops, times } of split.rounds) {
          expect(times).toBeGreaterThan(0);
          expect(balances(drops, deal.price).at(-1)).toEqual({ seller: 0, buyer: 0 });
          // A piece of 1전 cannot be halved, but is within any risk.
          for (const drop of drops) expect(drop.amount + drop.quantity).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is refused exactly where half a piece is more than the risk, and then returns half the price', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        expect(isPossible(split)).toBe(risk >= leastRisk(deal.price));
        if (isPossible(split)) return;
        expect(risk).toBeLessThan(split.leastRisk);
        expect(isPossible(splitDeal(deal, split.leastRisk, first))).toBe(true);
        expect(isPossible(splitDeal(deal, split.leastRisk - 1, first))).toBe(false);
      }),
    );
  });

  it('uses as few rounds as the risk allows', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        const perRound = deal.price > risk ? 1 : Math.floor(risk / deal.price);
        expect(split.count).toBe(Math.ceil(deal.quantity / perRound));
      }),
    );
  });

  it('starts with the given side wherever both are possible', () => {
    for (const first of ['seller', 'buyer'] as const) {
      expect(planned({ price: 3000, quantity: 100 }, 30_000, first).rounds[0]?.drops[0]?.by).toBe(first);
    }
  });

  it('splits 진호박 at 3천 with 3만 at risk into tens', () => {
    const split = planned({ price: 3000, quantity: 105 }, 30_000, 'buyer');
    expect(split.count).toBe(11);
    expect(split.rounds.map(({ times, quantity, amount }) => [times, quantity, amount])).toEqual([
      [10, 10, 30_000],
      [1, 5, 15_000],
    ]);
    expect(split.risk).toEqual({ seller: 0, buyer: 30_000 });
  });

  it('pays one sword in halves, before and after it', () => {
    const split = planned({ price: 450_001, quantity: 1 }, 300_000, 'buyer');
    expect(split.isMoneyHalved).toBe(true);
    expect(split.rounds[0]?.drops.map(({ by, amount, quantity }) => [by, amount, quantity])).toEqual([
      ['buyer', 225_000, 0],
      ['seller', 0, 1],
      ['buyer', 225_001, 0],
    ]);
    expect(split.risk).toEqual({ seller: 225_001, buyer: 225_000 });
  });

  it('refuses one sword with a tenth of its price at risk', () => {
    expect(splitDeal({ price: 450_000, quantity: 1 }, 45_000, 'buyer')).toEqual({ leastRisk: 225_000 });
  });
});

describe('usualRisk', () => {
  it('is always possible, in at most five rounds', () => {
    fc.assert(
      fc.property(terms, side, (deal, first) => {
        expect(planned(deal, usualRisk(deal), first).count).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('is a whole number for the most expensive deal', () => {
    const deal = { price: MAX_PRICE, quantity: MAX_QUANTITY };
    expect(Number.isSafeInteger(totalOf(deal))).toBe(true);
    expect(Number.isSafeInteger(usualRisk(deal))).toBe(true);
  });
});
