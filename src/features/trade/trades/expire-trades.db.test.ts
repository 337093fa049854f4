import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { createTestDatabase, type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { expireTrades } from './expire-trades.service.ts';
import { touched } from './trade.repository.ts';

const NOW = new Date('2026-03-31T00:00:00.000Z');
const daysAgo = (days: number, milliseconds = 0) => new Date(NOW.getTime() - days * DAY_MS - milliseconds);
const item = makeItem({ name: '호박단추' });

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [item]);
});

const make = (touched: Date, parts: object = {}) =>
  insertTrade(test.db, { item_id: item.id, created_at: daysAgo(100), lifted_at: touched, ...parts });
const expire = (signal?: AbortSignal) =>
  expireTrades({ transact: transactOver(test.db), now: NOW, ranMs: DAY_MS, ...(signal && { signal }) });
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
    await test.db
      .updateTable('trade')
      .set(touched(daysAgo(15)))
      .where('id', '=', trade.id)
      .execute();
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
    await Promise.all([1, 2, 3].map(() => expire()));
    const kinds = (await noticesOf(profile_id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'trade.old')).toHaveLength(450);
  });
});

describe('the expiry by steps', () => {
  let own: TestDatabase;
  beforeEach(async () => {
    own = await createTestDatabase();
    await insertItems(own.db, [item]);
  });
  afterEach(() => own.drop());

  const fill = (count: number, touched: Date, parts: object = {}) =>
    Promise.all(
      Array.from({ length: count }, () =>
        insertTrade(own.db, { item_id: item.id, created_at: daysAgo(100), lifted_at: touched, ...parts }),
      ),
    );
  const run = (ranMs: number, now = NOW) => expireTrades({ transact: transactOver(own.db), now, ranMs });
  const waiting = async () => (await own.db.selectFrom('trade').select('id').where('status', '=', 1).execute()).length;
  const marked = async () =>
    (await own.db.selectFrom('trade').select('id').where('marked_old_at', 'is not', null).execute()).length;
  const TEN_MINUTES = HOUR_MS / 6;

  it('cancels one in twenty of the waiting trades in an hour, longest untouched first', async () => {
    await fill(100, daysAgo(40), { marked_old_at: daysAgo(20) });
    const [longest] = await fill(1, daysAgo(41), { marked_old_at: daysAgo(20) });
    await run(DAY_MS);
    expect(await waiting()).toBe(96);
    const row = await own.db
      .selectFrom('trade')
      .select('status')
      .where('id', '=', longest?.id ?? 0)
      .executeTakeFirst();
    expect(row).toEqual({ status: 3 });
    for (let turn = 0; turn < 5; turn += 1) await run(TEN_MINUTES);
    expect(await waiting()).toBe(96);
    // Racing processes take one step together.
    await Promise.all([run(TEN_MINUTES), run(0), run(0)]);
    expect(await waiting()).toBe(92);
  });

  it('cancels one an hour where a twentieth is less', async () => {
    await fill(3, daysAgo(40), { marked_old_at: daysAgo(20) });
    await run(DAY_MS);
    expect(await waiting()).toBe(2);
    await run(0);
    expect(await waiting()).toBe(2);
  });

  it('cancels in batches up to its share', async () => {
    const { id: profile_id } = await insertProfile(own.db);
    const items = Array.from({ length: 4_200 }, () => makeItem());
    await insertItems(own.db, items);
    await own.db
      .insertInto('trade')
      .columns([
        'profile_id',
        'item_id',
        'item_type',
        'game_server',
        'trade_type',
        'lifted_at',
        'counted_at',
        'marked_old_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('item')
          .select(({ val, lit }) => [
            val(profile_id).as('profile_id'),
            'item.id',
            lit(0).as('item_type'),
            lit(1).as('game_server'),
            lit(1).as('trade_type'),
            val(daysAgo(40)).as('lifted_at'),
            val(daysAgo(40)).as('counted_at'),
            val(daysAgo(20)).as('marked_old_at'),
          ]),
      )
      .execute();
    const before = await waiting();
    await run(DAY_MS);
    expect(before - (await waiting())).toBe(Math.floor(before / 20));
  });

  it('leaves the market alone when the clock jumps, until its owners were told for a day of running time', async () => {
    await fill(40, daysAgo(1));
    const jumped = new Date(NOW.getTime() + 60 * DAY_MS);
    await run(0, jumped);
    expect([await waiting(), await marked()]).toEqual([40, 40]);
    for (let hour = 1; hour < 24; hour += 1) await run(HOUR_MS, new Date(jumped.getTime() + hour * DAY_MS));
    expect(await waiting()).toBe(40);
    await run(HOUR_MS, jumped);
    expect(await waiting()).toBe(38);
    // The clock is set right: what it marked is taken back, and nothing more ends.
    await run(HOUR_MS, NOW);
    expect([await waiting(), await marked()]).toEqual([38, 2]);
    await run(DAY_MS, NOW);
    expect(await waiting()).toBe(38);
  });

  it('tells again, and waits again, after a change', async () => {
    const [trade] = await fill(1, daysAgo(40), { marked_old_at: daysAgo(20) });
    await own.db
      .updateTable('trade')
      .set(touched(daysAgo(31)))
      .where('id', '=', trade?.id ?? 0)
      .execute();
    await run(DAY_MS);
    await run(DAY_MS - 1);
    expect(await waiting()).toBe(1);
    await run(1);
    expect(await waiting()).toBe(0);
  });

  it('leaves a paused trade alone, and what rested is no age', async () => {
    const marked_old_at = daysAgo(20);
    const [paused] = await fill(1, daysAgo(35), { marked_old_at, rests_since: daysAgo(15) });
    const [rested] = await fill(1, daysAgo(35), { marked_old_at, rested_s: (5 * DAY_MS) / 1000 });
    await fill(1, daysAgo(35), { marked_old_at, rested_s: (5 * DAY_MS) / 1000 - 1 });
    await run(DAY_MS);
    await run(DAY_MS);
    const left = await own.db.selectFrom('trade').select('id').where('status', '=', 1).orderBy('id').execute();
    expect(left).toEqual([{ id: paused?.id }, { id: rested?.id }]);
    await run(DAY_MS, new Date(NOW.getTime() + 1));
    expect(await waiting()).toBe(1);
  });
});
