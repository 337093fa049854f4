import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '#database/factories/game-data.ts';
import { insertProfile } from '#database/factories/people.ts';
import { insertItems, insertTrade } from '#database/factories/trades.ts';
import { DAY_MS } from '#shared/durations.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { expireTrades } from './expire-trades.service.ts';

const NOW = new Date('2026-03-31T00:00:00.000Z');
const daysAgo = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * DAY_MS - milliseconds);
const item = makeItem({ name: '호박단추' });

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await insertItems(test.db, [item]);
});
afterAll(() => test.drop());

const make = (touched: Date, parts: object = {}) =>
  insertTrade(test.db, { item_id: item.id, created_at: daysAgo(100), lifted_at: touched, ...parts });
const expire = (signal?: AbortSignal) =>
  expireTrades({ transact: transactOver(test.db), now: NOW, ...(signal && { signal }) });
const rowOf = (id: number) => test.db.selectFrom('trade').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const noticesOf = (profileId: number) =>
  test.db.selectFrom('notification').selectAll().where('profile_id', '=', profileId).orderBy('id').execute();

describe('expireTrades', () => {
  it('marks trades without a change for 14 days, and notifies once', async () => {
    const old = await make(daysAgo(14, 1));
    const young = await make(daysAgo(14));
    const done = await make(daysAgo(50), { status: 2 });
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect((await rowOf(old.id)).marked_old_at).toEqual(NOW);
    expect([(await rowOf(old.id)).status, (await rowOf(young.id)).marked_old_at]).toEqual([1, null]);
    expect((await rowOf(done.id)).marked_old_at).toBeNull();
    const notices = await noticesOf(old.profile_id);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'trade.old', path: `/trade/view/${old.id}` });
    expect(notices[0]?.body).toContain('호박단추');
  });

  it('notifies again of one that was changed and left again', async () => {
    const trade = await make(daysAgo(20));
    await expire();
    const touched = { counted_at: daysAgo(15), lifted_at: daysAgo(15), marked_old_at: null };
    await test.db.updateTable('trade').set(touched).where('id', '=', trade.id).execute();
    await expire();
    expect((await noticesOf(trade.profile_id)).map(({ kind }) => kind)).toEqual(['trade.old', 'trade.old']);
  });

  it('cancels trades without a change for 30 days, with a link to repeat them', async () => {
    const marked_old_at = daysAgo(16);
    const old = await make(daysAgo(30, 1), { marked_old_at });
    const young = await make(daysAgo(30), { marked_old_at });
    await expire();
    expect(await rowOf(old.id)).toMatchObject({ status: 3, cancelled_at: NOW, cancelled_by: 'old' });
    expect((await rowOf(young.id)).status).toBe(1);
    const [notices] = await noticesOf(old.profile_id);
    expect(notices).toMatchObject({ kind: 'trade.cancelled', path: `/trade/register/${item.id}?repeat=${old.id}` });
    const events = await test.db.selectFrom('live_event').select(['type', 'data']).execute();
    expect(events).toContainEqual({
      type: 'trade.cancelled',
      data: { id: old.id, itemId: item.id, gameServer: 1 },
    });
  });

  it('starts no batch once it is stopped', async () => {
    const old = await make(daysAgo(14, 1));
    expect(await expire(AbortSignal.abort())).toBe(0);
    expect((await rowOf(old.id)).marked_old_at).toBeNull();
    await expire();
  });

  it('handles each once in several racing processes, with more than a batch', async () => {
    const { id: profile_id } = await insertProfile(test.db);
    const items = Array.from({ length: 450 }, () => makeItem());
    await insertItems(test.db, items);
    for (const { id } of items) await make(daysAgo(40), { item_id: id, profile_id });
    const counts = await Promise.all([1, 2, 3].map(() => expire()));
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    await expire();
    const kinds = (await noticesOf(profile_id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'trade.old')).toHaveLength(450);
    expect(kinds.filter((kind) => kind === 'trade.cancelled')).toHaveLength(450);
  });
});
