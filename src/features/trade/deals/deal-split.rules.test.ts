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
/** Small numbers as often as great ones: the edges lie there. */
const upTo = (most: number) =>
  fc.oneof(fc.integer({ min: 1, max: Math.min(50, most) }), fc.integer({ min: 1, max: most }));
const terms = fc.record({ price: upTo(MAX_PRICE), quantity: upTo(MAX_QUANTITY) });
/** Any risk, and those around one piece and its half. */
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

/** Every drop in its order. Of equal rounds two are enough: they begin and end with nothing owed, as another test says. */
function dropsOf(split: DealSplit): DealDrop[] {
  return split.rounds.flatMap(({ times, drops }) => (times > 1 ? [...drops, ...drops] : [...drops]));
}

/** What each side has given and not received, counted anew from the drops alone. */
function balances(drops: readonly DealDrop[], price: number): Record<DealSide, number>[] {
  let ahead = 0;
  return drops.map((drop) => {
    ahead += drop.by === 'seller' ? drop.quantity * price : -drop.amount;
    return { seller: Math.max(ahead, 0), buyer: Math.max(-ahead, 0) };
  });
}

describe('splitDeal', () => {
  it('leaves neither side with more than the asked risk out of hand, whoever stops after whichever drop', () => {
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

  it('says after each drop what is truly out of hand, and the most of it', () => {
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

  it('owes nothing after each round, and drops nothing empty', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        for (const { drops, times } of split.rounds) {
          expect(times).toBeGreaterThan(0);
          expect(balances(drops, deal.price).at(-1)).toEqual({ seller: 0, buyer: 0 });
          // A piece of 1전 has no half: nothing goes before it, but then it is within any risk.
          for (const drop of drops) expect(drop.amount + drop.quantity).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is refused exactly where half a piece is more than the risk, and then says how much that is', () => {
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

  it('uses as few rounds as settle within the risk', () => {
    fc.assert(
      fc.property(requested, ({ deal, first, risk }) => {
        const split = splitDeal(deal, risk, first);
        if (!isPossible(split)) return;
        const perRound = deal.price > risk ? 1 : Math.floor(risk / deal.price);
        expect(split.count).toBe(Math.ceil(deal.quantity / perRound));
      }),
    );
  });

  it('lets the first one go first wherever it may choose', () => {
    for (const first of ['seller', 'buyer'] as const) {
      expect(planned({ price: 3000, quantity: 100 }, 30_000, first).rounds[0]?.drops[0]?.by).toBe(first);
    }
  });

  it('goes ten at a time for 진호박 at 3천 with 3만 at risk', () => {
    const split = planned({ price: 3000, quantity: 105 }, 30_000, 'buyer');
    expect(split.count).toBe(11);
    expect(split.rounds.map(({ times, quantity, amount }) => [times, quantity, amount])).toEqual([
      [10, 10, 30_000],
      [1, 5, 15_000],
    ]);
    expect(split.risk).toEqual({ seller: 0, buyer: 30_000 });
  });

  it('pays one sword in halves around it', () => {
    const split = planned({ price: 450_001, quantity: 1 }, 300_000, 'buyer');
    expect(split.isMoneyHalved).toBe(true);
    expect(split.rounds[0]?.drops.map(({ by, amount, quantity }) => [by, amount, quantity])).toEqual([
      ['buyer', 225_000, 0],
      ['seller', 0, 1],
      ['buyer', 225_001, 0],
    ]);
    expect(split.risk).toEqual({ seller: 225_001, buyer: 225_000 });
  });

  it('says that one sword cannot go with a tenth of its price at risk', () => {
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

  it('stays a whole number for the dearest deal there is', () => {
    const deal = { price: MAX_PRICE, quantity: MAX_QUANTITY };
    expect(Number.isSafeInteger(totalOf(deal))).toBe(true);
    expect(Number.isSafeInteger(usualRisk(deal))).toBe(true);
  });
});
