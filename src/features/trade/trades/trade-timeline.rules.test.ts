import { describe, expect, it } from 'vitest';
import { pricedAt, toTimeline } from './trade-timeline.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 2, minute));
const text = (minute: number) => at(minute).toISOString().replace('Z', '+00:00');
const trade = {
  created_at: at(0),
  completed_at: null,
  cancelled_at: at(24),
  cancelled_by: 'owner',
  hidden_at: at(50),
  prices: [
    { at: text(0), kind: 1 as const, price: 100 },
    { at: text(10), kind: 2 as const, price: 90 },
    { at: text(12), kind: 3 as const, price: 90 },
  ],
  reposts: [{ at: text(40), id: 9, price: 100 }],
};

describe('the timeline of a trade', () => {
  it('tells what happened to it in order, with its price, who cancelled it, and what was posted in its place', () => {
    expect(toTimeline(trade).map(({ at: time, kind, price, by, id }) => [time, kind, price ?? by ?? id, id])).toEqual([
      [at(0).toISOString(), 'created', 100, null],
      [at(10).toISOString(), 'changed', 90, null],
      [at(12).toISOString(), 'lifted', 90, null],
      [at(24).toISOString(), 'cancelled', 'owner', null],
      [at(40).toISOString(), 'reposted', 100, 9],
      [at(50).toISOString(), 'hidden', null, null],
    ]);
  });

  it('begins with the creation, also where no price of it was stored', () => {
    expect(toTimeline({ ...trade, prices: [], cancelled_at: null, completed_at: at(5) })).toMatchObject([
      { kind: 'created', price: null },
      { kind: 'completed' },
      { kind: 'reposted' },
      { kind: 'hidden' },
    ]);
  });

  it('stood at the price of a report since its last change before', () => {
    expect([pricedAt(trade, at(11)), pricedAt(trade, at(9)), pricedAt({ ...trade, prices: [] }, at(30))]).toEqual([
      at(10),
      at(0),
      at(0),
    ]);
  });
});
