import { describe, expect, it } from 'vitest';
import { type PriceEvent, priceDays } from './price-day.rules.ts';
import type { PricedTrade } from './priced-trade.rules.ts';

let lastId = 0;

const seoul = (text: string) => Date.parse(`2026-11-${text}:00+09:00`);

interface Story {
  playerId?: number;
  since?: string;
  side?: 'sell' | 'buy';
  stood: [at: string, price: number | null][];
  completed?: string;
  cancelled?: string;
  barred?: PricedTrade['barred'];
}

/** As the database answers: every price event, and each trade that was not cancelled. */
function received(...stories: Story[]): [events: PriceEvent[], trades: PricedTrade[]] {
  const events: PriceEvent[] = [];
  const trades: PricedTrade[] = [];
  for (const { playerId, since = '01T00:00', side = 'sell', stood, completed, cancelled, barred = null } of stories) {
    lastId += 1;
    const playerSince = seoul(since);
    const player = { playerId: playerId ?? 1_000 + lastId, playerSince };
    const base = { id: lastId, ...player, gameServer: 1, side, quantity: 1, barred };
    const completedAt = completed === undefined ? null : seoul(completed);
    const cancelledAt = cancelled === undefined ? null : seoul(cancelled);
    for (const [at, price] of stood) {
      events.push({ ...base, price, isCompleted: false, countedAt: seoul(at), completedAt, cancelledAt });
    }
    const [lastAt, price] = stood.at(-1) ?? ['', null];
    const isCompleted = completedAt !== null;
    if (cancelledAt === null) {
      trades.push({ ...base, price, isCompleted, countedAt: completedAt ?? seoul(lastAt) });
    }
  }
  return [events.toSorted((a, b) => a.countedAt - b.countedAt), trades];
}

const rows = (...stories: Story[]) => priceDays(...received(...stories));
const medians = (...stories: Story[]) =>
  rows(...stories).map(({ day, sellMedian, buyMedian, completedMedian }) => [
    day.slice(-2),
    sellMedian,
    buyMedian,
    completedMedian,
  ]);

describe('the rows of days', () => {
  it('begin at midnight in Seoul', () => {
    expect(medians({ stood: [['17T23:59', 100]] }, { stood: [['18T00:00', 300]] })).toEqual([
      ['17', 100, null, null],
      ['18', 300, null, null],
    ]);
  });

  it('contain each day on which a trade was given a price, with the last one of that day', () => {
    const story: Story = {
      stood: [
        ['16T10:00', 500],
        ['18T09:00', 400],
        ['18T21:00', 350],
      ],
    };
    expect(medians(story)).toEqual([
      ['16', 500, null, null],
      ['18', 350, null, null],
    ]);
  });

  it('contain a completed trade while it waited, and as completed on the day of its completion', () => {
    expect(medians({ stood: [['16T10:00', 500]], completed: '18T12:00' })).toEqual([
      ['16', 500, null, null],
      ['18', 500, null, 500],
    ]);
    expect(medians({ stood: [['16T10:00', 500]], completed: '16T12:00', side: 'buy' })).toEqual([
      ['16', null, 500, 500],
    ]);
  });

  it('contain a cancelled trade only on days at whose end it was open', () => {
    const stood: Story['stood'] = [
      ['16T10:00', 500],
      ['17T10:00', 400],
    ];
    expect(medians({ stood, cancelled: '17T23:59' })).toEqual([['16', 500, null, null]]);
    expect(medians({ stood, cancelled: '18T00:00' })).toEqual([
      ['16', 500, null, null],
      ['17', 400, null, null],
    ]);
    expect(medians({ stood: [['16T10:00', 500]], cancelled: '16T10:01' })).toEqual([]);
  });

  it('leave out what never counts, and trades without a price', () => {
    expect(rows({ stood: [['16T10:00', 500]], barred: 'SUSPENDED' })).toEqual([]);
    expect(
      medians({
        stood: [
          ['16T10:00', 500],
          ['16T11:00', null],
        ],
      }),
    ).toEqual([]);
  });

  it('take one price per player and side, and reject as quotes do', () => {
    const at = (price: number, playerId?: number): Story => ({
      stood: [['16T10:00', price]],
      ...(playerId && { playerId }),
    });
    const deal = (price: number, playerId?: number): Story => ({ ...at(price, playerId), completed: '16T11:00' });
    const [row] = rows(at(100), at(100), at(110), at(110), at(9_999), at(50, 5), {
      ...at(120, 5),
      stood: [['16T11:00', 120]],
    });
    expect(row).toMatchObject({ sellMedian: 110, sellCount: 5, buyCount: 0, completedCount: 0 });
    // Deals of both sides are pooled: of a player who sold and bought, the latest.
    const bought: Story = { ...deal(300, 5), side: 'buy', completed: '16T12:00' };
    expect(rows(deal(100, 5), deal(200, 6), bought)[0]).toMatchObject({ completedMedian: 250, completedCount: 2 });
    expect(rows(deal(100, 5), deal(200, 5), bought)[0]).toMatchObject({
      completedMedian: 300,
      completedCount: 1,
      sellCount: 1,
      buyCount: 1,
    });
  });

  it('weigh players by the age that they have at the end of the day', () => {
    const at = (price: number, since: string): Story => ({ stood: [['16T10:00', price]], since });
    // Weights 7, 7 and 28 on that day; at midnight the first of them is not yet two days old.
    expect(medians(at(100, '15T00:01'), at(200, '16T09:00'), at(300, '09T00:00'))).toEqual([['16', 300, null, null]]);
    // 8 each and 12: the first two make more than half, whatever they are today.
    expect(medians(at(100, '15T00:00'), at(200, '15T00:00'), at(300, '14T00:00'))).toEqual([['16', 200, null, null]]);
  });
});
