import { beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { cancelMoneyTrades } from './cancel-money-trades.service.ts';

const NOW = new Date('2026-03-31T00:00:00.000Z');
const money = makeItem({ name: '금전', type: 9 });
const sword = makeItem({ name: '현철중검', type: 0 });

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [money, sword]);
});

const cancel = (signal?: AbortSignal) =>
  cancelMoneyTrades({ transact: transactOver(test.db), now: NOW, ...(signal && { signal }) });
const rowOf = (id: number) => test.db.selectFrom('trade').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const noticesOf = (profileId: number) =>
  test.db.selectFrom('notification').selectAll().where('profile_id', '=', profileId).execute();

describe('cancelMoneyTrades', () => {
  it('cancels what waits, hidden too, tells its owner once, and touches nothing else', async () => {
    const waiting = await insertTrade(test.db, { item_id: money.id, item_type: 9 });
    const hidden = await insertTrade(test.db, { item_id: money.id, hidden_at: NOW, hidden_reason: '확인' });
    const done = await insertTrade(test.db, { item_id: money.id, status: 2 });
    const other = await insertTrade(test.db, { item_id: sword.id });
    expect([await cancel(), await cancel()]).toEqual([2, 0]);
    for (const { id } of [waiting, hidden]) {
      expect(await rowOf(id)).toMatchObject({ status: 3, cancelled_at: NOW, cancelled_by: 'operator' });
    }
    expect([(await rowOf(done.id)).status, (await rowOf(other.id)).status]).toEqual([2, 1]);
    const notices = await noticesOf(waiting.profile_id);
    expect(notices).toMatchObject([{ kind: 'trade.cancelled', path: '/me/trades?status=3' }]);
    expect(notices[0]?.body).toContain('금전');
    expect(await noticesOf(other.profile_id)).toEqual([]);
    const events = await test.db.selectFrom('live_event').select(['type', 'data']).execute();
    expect(events).toContainEqual({
      type: 'trade.cancelled',
      data: { id: waiting.id, itemId: money.id, gameServer: 1 },
    });
  });

  it('goes on by 200 until none is left, whoever runs beside it', async () => {
    for (let index = 0; index < 401; index++) await insertTrade(test.db, { item_id: money.id });
    const counts = await Promise.all([cancel(), cancel()]);
    expect(counts[0] + counts[1]).toBe(401);
    expect(await cancel()).toBe(0);
    const notified = await test.db
      .selectFrom('notification')
      .select('once')
      .where('title', 'like', '게임 돈%')
      .execute();
    expect(new Set(notified.map(({ once }) => once)).size).toBe(notified.length);
    expect(notified.length).toBeGreaterThanOrEqual(401);
  });

  it('starts no batch once it is stopped', async () => {
    const waiting = await insertTrade(test.db, { item_id: money.id });
    expect(await cancel(AbortSignal.abort())).toBe(0);
    expect((await rowOf(waiting.id)).status).toBe(1);
  });
});
