import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { hideTrade, showTrade } from './hide-trade.service.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const CREATED = new Date('2026-02-20T12:00:00.000Z');
const clock = fixedClock(NOW);
const item = makeItem();
const items = { itemById: new Map([[item.id, item]]) };
const actor = { userId: '00000000-0000-4000-8000-000000000001', sessionId: null, token: '', level: 1 } as const;
const test = testDatabase();

beforeAll(() => insertItems(test.db, [item]));
beforeEach(() => followed());

const act = (work: (ctx: WriteCtx<Operator>) => Promise<unknown>) =>
  transactOver(test.db, clock)((unit) => work({ ...unit, actor, clock, log: silentLog }), { actor: 'user:1' });

/** @returns the counted items with the moment, and the types of events about trades, since the last call */
async function followed() {
  const changes = await test.db.deleteFrom('quote_change').returning(['item_id', 'since']).execute();
  const events = await test.db.deleteFrom('live_event').returning('type').execute();
  return { changes, events: events.map(({ type }) => type).filter((type) => type.startsWith('trade.')) };
}

describe('a trade that an operator hides', () => {
  const recounted = [{ item_id: item.id, since: CREATED }];

  it.each<[string, Omit<TradeParts, 'item_id'>, string[], string[]]>([
    ['waits', {}, ['trade.cancelled'], ['trade.created']],
    ['is completed', { status: 2, completed_at: NOW }, ['trade.cancelled'], ['trade.created']],
    ['is cancelled', { status: 3, cancelled_at: NOW }, [], []],
    ['rests', { rests_since: NOW }, [], []],
  ])(
    'has the quotes since its creation counted again, once for the hiding and once for the end of it, when it %s',
    async (...of) => {
      const [, parts, hidden, shown] = of;
      const { id } = await insertTrade(test.db, { item_id: item.id, price: 900, created_at: CREATED, ...parts });
      await act((ctx) => hideTrade(ctx, items, id, '허위'));
      expect(await followed()).toEqual({ changes: recounted, events: hidden });
      await act((ctx) => hideTrade(ctx, items, id, '다른 까닭'));
      expect(await followed()).toEqual({ changes: [], events: [] });
      await act((ctx) => showTrade(ctx, items, id));
      expect(await followed()).toEqual({ changes: recounted, events: shown });
    },
  );
});
