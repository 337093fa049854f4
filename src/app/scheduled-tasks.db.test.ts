import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findLastingSuspension, saveSuspension } from '#features/people/suspensions/suspension.service.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { findProcesses, saveProcess } from '#platform/processes/process-rows.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile, insertSession, insertUser } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { scheduledTasks } from './scheduled-tasks.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const clock = fixedClock(NOW);
const ago = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds);

const test = testDatabase();

const tasks = () => scheduledTasks({ db: test.db, transact: transactOver(test.db, clock), clock });

async function run(name: string): Promise<void> {
  const task = tasks().find((one) => one.name === name);
  if (!task) throw new Error(`There is no ${name}.`);
  const { signal } = new AbortController();
  await Promise.all([task.run({ signal }), task.run({ signal })]);
  expect(await task.run({ signal }), 'rows that a second run is about').toBe(0);
}

describe('a scheduled task', () => {
  it('has the name of stored jobs', () => {
    expect(tasks().map(({ name }) => name)).toEqual([
      'idempotency-key.expire',
      'rate-limit.expire',
      'suspension.expire',
      'sign-in.expire',
      'security-log.expire',
      'word-hit.expire',
      'trade.expire',
      'trade.money',
      'party.expire',
      'guild.expire',
      'guild.takeover',
      'guild-message.expire',
      'broadcast.expire',
      'manner.expire',
      'report.expire',
      'notification.expire',
      'name.expire',
      'trade.rest',
      'name.skeletons',
      'draft.expire',
      'image.unused',
      'audit.verify',
      'alert.check',
      'process.expire',
      'visit.expire',
      'data-import.expire',
      'live-event.expire',
    ]);
  });

  it('deletes stored answers after a day', async () => {
    const user_id = randomUUID();
    const row = { user_id, request_hash: randomBytes(32), status: 200, body: '1' };
    await test.db
      .insertInto('answered_request')
      .values([
        { ...row, key: 'old', created_at: ago(24 * HOUR_MS + 1) },
        { ...row, key: 'young', created_at: ago(24 * HOUR_MS) },
      ])
      .execute();
    await run('idempotency-key.expire');
    const rows = await test.db.selectFrom('answered_request').select('key').where('user_id', '=', user_id).execute();
    expect(rows).toEqual([{ key: 'young' }]);
  });

  it('deletes counters of ended windows, and none without an end', async () => {
    await sql`insert into rate_limit (key, points, expire) values
      ('over', 1, ${ago(1).getTime()}), ('running', 1, ${ago(-1).getTime()}), ('endless', 1, null)`.execute(test.db);
    await run('rate-limit.expire');
    const { rows } = await sql<{ key: string }>`select key from rate_limit order by key`.execute(test.db);
    expect(rows.map(({ key }) => key)).toEqual(['endless', 'running']);
  });

  it('deletes suspensions that have ended', async () => {
    const { id: profileId } = await insertProfile(test.db);
    const [ended, running] = [randomBytes(32), randomBytes(32)];
    const reason = '사기';
    await saveSuspension(test.db, { profileId, until: ago(0), reason, identityHashes: [ended] });
    await saveSuspension(test.db, { profileId, until: ago(-1), reason, identityHashes: [running] });
    await run('suspension.expire');
    const rows = await test.db.selectFrom('lasting_suspension').select('identity_hash').execute();
    expect(rows).toEqual([{ identity_hash: running }]);
    expect(await findLastingSuspension(test.db, [running], new Date(NOW))).toMatchObject({ reason });
  });

  it('deletes sessions at their end, however much they are used', async () => {
    const { id: userId } = await insertUser(test.db);
    await insertProfile(test.db, { user_id: userId });
    await insertSession(test.db, { userId, refreshedAt: ago(0), endsAt: ago(0) });
    const running = await insertSession(test.db, { userId, refreshedAt: ago(0), endsAt: ago(-1) });
    await run('sign-in.expire');
    const rows = await test.db.selectFrom('sign_in.session').select('id').where('user_id', '=', userId).execute();
    expect(rows).toEqual([{ id: running }]);
  });

  it('deletes rows of processes that have been silent for a day', async () => {
    const measured = { rssBytes: 1, heapBytes: 1, lagP99Ms: 0, connections: 0, hitShare: null, diskFreeBytes: null };
    const row = { machine: '0a1b2c3d', startedAt: ago(48 * HOUR_MS), ...measured };
    await saveProcess(test.db, { id: 'old', ...row, seenAt: ago(24 * HOUR_MS + 1) });
    await saveProcess(test.db, { id: 'young', ...row, seenAt: ago(24 * HOUR_MS) });
    await run('process.expire');
    expect((await findProcesses(test.db)).map(({ id }) => id)).toEqual(['young']);
  });

  it('does nothing while the clock of the process is wrong', async () => {
    await sql`insert into rate_limit (key, points, expire) values ('over too', 1, ${ago(1).getTime()})`.execute(
      test.db,
    );
    const context = { db: test.db, transact: transactOver(test.db), clock, isClockRight: () => false };
    for (const task of scheduledTasks(context)) {
      expect(await task.run({ signal: new AbortController().signal })).toBe(0);
    }
    const { rows } = await sql<{ key: string }>`select key from rate_limit where key = 'over too'`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('marks old trades and notifies their owner once', async () => {
    const item = makeItem();
    await insertItems(test.db, [item]);
    const touched = ago(15 * 24 * HOUR_MS);
    const { id, profile_id } = await insertTrade(test.db, {
      item_id: item.id,
      created_at: touched,
      lifted_at: touched,
    });
    await run('trade.expire');
    const trade = test.db.selectFrom('trade').select('marked_old_at').where('id', '=', id);
    expect(await trade.executeTakeFirst()).toEqual({ marked_old_at: clock.now() });
    const notices = test.db.selectFrom('notification').select('kind').where('profile_id', '=', profile_id);
    expect(await notices.execute()).toEqual([{ kind: 'trade.old' }]);
  });

  it('deletes notifications after 90 days, and after 30 what was read or delivered', async () => {
    const { id: profile_id } = await insertProfile(test.db);
    const row = { profile_id, kind: 'way.test', title: '', body: '', path: '/' };
    const [month, less] = [ago(30 * 24 * HOUR_MS + 1), ago(30 * 24 * HOUR_MS)];
    const made = await test.db
      .insertInto('notification')
      .values([
        { ...row, once: 'read', created_at: month, read_at: month },
        { ...row, once: 'read lately', created_at: less, read_at: less },
        { ...row, once: 'unread', created_at: month },
        { ...row, once: 'delivered', created_at: month },
        { ...row, once: 'not delivered', created_at: month },
      ])
      .returning(['id', 'once'])
      .execute();
    const idOf = (once: string) => made.find((one) => one.once === once)?.id ?? 0;
    await test.db
      .insertInto('delivery')
      .values([
        { notification_id: idOf('delivered'), way: 'webhook', tries: 1, sent_at: month },
        { notification_id: idOf('not delivered'), way: 'webhook', tries: 1, sent_at: null },
      ])
      .execute();
    await test.db
      .insertInto('notification')
      .values([
        { ...row, once: 'old', created_at: ago(90 * 24 * HOUR_MS + 1) },
        { ...row, once: 'young', created_at: ago(90 * 24 * HOUR_MS) },
      ])
      .execute();
    await run('notification.expire');
    const rows = test.db.selectFrom('notification').select('once').where('profile_id', '=', profile_id);
    expect((await rows.execute()).map(({ once }) => once).toSorted()).toEqual([
      'not delivered',
      'read lately',
      'unread',
      'young',
    ]);
  });

  it('deletes live events after ten minutes', async () => {
    const row = { topics: [], type: 'test.happened', data: '1' };
    const [old, young] = await test.db
      .insertInto('live_event')
      .values([
        { ...row, at: ago(600_001) },
        { ...row, at: ago(600_000) },
      ])
      .returning('id')
      .execute();
    await run('live-event.expire');
    const left = (await test.db.selectFrom('live_event').select('id').execute()).map(({ id }) => id);
    expect([left.includes(old?.id ?? 0), left.includes(young?.id ?? 0)]).toEqual([false, true]);
  });
});
