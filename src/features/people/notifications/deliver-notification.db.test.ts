import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import type { JobTask } from '#platform/jobs/job.ts';
import { runJobsOnce, startJobs } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import type { Notice } from '#shared/notice.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testReceiver } from '#tests/support/fake-receiver.ts';
import { notifyPlayer, transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { insert as insertOperator } from '../operators/operator.repository.ts';
import { deliveryTasks } from './deliver-notification.job.ts';
import { storeChoice } from './notification-choice.repository.ts';
import { USUAL_CHOICE } from './notification-group.rules.ts';
import { upsert as subscribe } from './push.repository.ts';
import { put as putWebhook } from './webhook.repository.ts';

// The queue uses the database's clock.
const clock = fixedClock(new Date());

const [test, push, discord] = [testDatabase(), testReceiver(), testReceiver()];
/** A push service of its own: what it refuses stops nothing of the others. */
const strict = testReceiver();
let tasks: JobTask[];
let lastNumber = 0;

beforeAll(async () => {
  const config = await configWithKeys({ PUBLIC_SITE_URL: 'http://localhost:3000', AUTH_DISCORD_URL: discord.url });
  tasks = deliveryTasks({ db: test.db, transact: transactOver(test.db, clock), config, clock, log: silentLog });
  await runJobs();
});
afterEach(async () => {
  for (const receiver of [push, discord, strict]) {
    receiver.received.length = 0;
    receiver.answer(204);
  }
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0`.execute(
    test.db,
  );
});

const runJobs = () => runJobsOnce({ url: test.url, tasks, log: silentLog });

async function runJobsLater(): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    having count(*) > 0`.execute(test.db);
  await runJobs();
}

const userIdOf = async (profileId: number) => {
  const profile = test.db.selectFrom('profile').select('user_id').where('id', '=', profileId);
  return (await profile.executeTakeFirstOrThrow()).user_id ?? '';
};
const makeOperator = async (profileId: number) =>
  insertOperator(test.db, {
    userId: await userIdOf(profileId),
    level: OPERATOR_LEVEL.moderator,
    until: null,
    addedAt: clock.now(),
    givenBy: 'command',
  });

const newPlayer = async () => (await insertProfile(test.db)).id;

async function withPush(profileId: number, service = push): Promise<string> {
  lastNumber += 1;
  const curve = createECDH('prime256v1');
  const endpoint = `${service.url}/browser/${lastNumber}`;
  const keys = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await subscribe(test.db, profileId, { endpoint, keys });
  return endpoint;
}

async function withWebhook(profileId: number): Promise<string> {
  const url = `${discord.url}/api/webhooks/12345678/${randomBytes(12).toString('base64url')}`;
  await putWebhook(test.db, profileId, url, clock.now());
  return url;
}

async function notify(profileId: number, own: Partial<Notice> = {}): Promise<void> {
  lastNumber += 1;
  const notices = {
    kind: 'way.test',
    title: '제목',
    body: '본문 @everyone',
    path: '/trade/view/1',
    once: `n${lastNumber}`,
  };
  await notifyPlayer(test.db, profileId, { ...notices, ...own }, clock);
}

async function jobsWaiting() {
  const { rows } = await sql<{ run_at: Date; attempts: number; last_error: string | null }>`
    select run_at, attempts, last_error from graphile_worker.jobs order by id`.execute(test.db);
  return rows;
}

const bellOf = (profileId: number) =>
  test.db
    .selectFrom('notification')
    .select(['title', 'kind'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();

describe('a notice', () => {
  it('is stored for the badge and makes a job for each configured channel', async () => {
    const [quiet, loud] = [await newPlayer(), await newPlayer()];
    await withPush(loud);
    await withPush(loud);
    await withWebhook(loud);
    await notify(quiet);
    expect(await jobsWaiting()).toHaveLength(0);
    await notify(loud);
    expect(await jobsWaiting()).toHaveLength(3);
    await runJobs();
    expect(push.received).toHaveLength(2);
    expect(discord.received).toHaveLength(1);
    expect(await bellOf(quiet)).toHaveLength(1);
  });

  it('is sent once, also when many transactions send it at once', async () => {
    const player = await newPlayer();
    await withWebhook(player);
    await Promise.all(Array.from({ length: 8 }, () => notify(player, { once: 'the same' })));
    await notify(player, { once: 'the same' });
    await runJobs();
    expect(await bellOf(player)).toHaveLength(1);
    expect(discord.received).toHaveLength(1);
  });

  it('goes to the badge alone, or to the other channels, where its group is turned off', async () => {
    const player = await newPlayer();
    await withPush(player);
    await withWebhook(player);
    const choice = { ...USUAL_CHOICE, pushOff: ['party'], webhookOff: ['party', 'trade'] };
    await storeChoice(test.db, player, choice);
    await notify(player, { kind: 'party.asked', path: '/party/1' });
    await notify(player, { kind: 'trade.old' });
    await notify(player, { kind: 'way.test' });
    await runJobs();
    expect([push.received.length, discord.received.length]).toEqual([2, 1]);
    expect(await bellOf(player)).toHaveLength(3);
  });

  it('for operators waits for the end of their quiet hours where it can, and is sent to operators alone', async () => {
    const [operator, removed] = [await newPlayer(), await newPlayer()];
    // An hour of quiet around now, in Seoul.
    const [from = '', to = ''] = [-30, 30].map((minutes) =>
      formatClock(new Date(clock.now().getTime() + minutes * MINUTE_MS)),
    );
    for (const player of [operator, removed]) {
      await withPush(player);
      await withWebhook(player);
      await storeChoice(test.db, player, { ...USUAL_CHOICE, quiet: { from, to } });
      await makeOperator(player);
      await notify(player, { kind: 'desk.appeal', path: '/operator/appeals' });
      await notify(player, { kind: 'desk.alert', path: '/operator' });
    }
    const waiting = await jobsWaiting();
    expect([waiting.length, waiting.filter(({ run_at }) => formatClock(run_at) === to).length]).toEqual([8, 4]);
    await runJobs();
    expect([push.received.length, discord.received.length]).toEqual([2, 2]);
    await test.db
      .deleteFrom('operator')
      .where('user_id', '=', await userIdOf(removed))
      .execute();
    await runJobsLater();
    expect([push.received.length, discord.received.length]).toEqual([3, 3]);
  });

  it('is published to its player alone, with the unread count', async () => {
    const player = await newPlayer();
    const { user_id } = await test.db
      .selectFrom('profile')
      .select('user_id')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    await notify(player);
    await notify(player);
    const events = await test.db.selectFrom('live_event').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(events).toMatchObject([
      {
        topics: [`me:${user_id}`],
        type: 'notification.created',
        data: { unread: 2, notification: { title: '제목', path: '/trade/view/1', readAt: null } },
      },
    ]);
  });

  it('is not stored for a deleted account', async () => {
    const player = await newPlayer();
    const left = { deleted_at: new Date(), user_id: null, name: null, name_key: null };
    await test.db.updateTable('profile').set(left).where('id', '=', player).execute();
    await notify(player);
    expect(await bellOf(player)).toEqual([]);
  });
});

describe('a browser', () => {
  it('gets an encrypted message, signed with the keys of the site', async () => {
    const player = await newPlayer();
    await withPush(player);
    await notify(player);
    await runJobs();
    const [message] = push.received;
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '21600' });
    expect(message?.headers.authorization).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]{87}$/);
    expect(message?.body.includes('제목')).toBe(false);
    expect(message?.body.length).toBeGreaterThan(100);
  });

  it.each([404, 410])('that is gone (%d) is deleted', async (status) => {
    const player = await newPlayer();
    const endpoint = await withPush(player);
    push.answer(status);
    await notify(player);
    await runJobs();
    const left = await test.db.selectFrom('push_subscription').selectAll().where('endpoint', '=', endpoint).execute();
    expect(left).toEqual([]);
    expect(await jobsWaiting()).toEqual([]);
  });

  it('whose keys are invalid is deleted', async () => {
    const player = await newPlayer();
    const endpoint = `${push.url}/broken`;
    await subscribe(test.db, player, { endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } });
    await notify(player);
    await runJobs();
    expect(push.received).toEqual([]);
    expect(
      await test.db.selectFrom('push_subscription').selectAll().where('endpoint', '=', endpoint).execute(),
    ).toEqual([]);
  });

  it('that belongs to another player by now gets nothing', async () => {
    const [before, now] = [await newPlayer(), await newPlayer()];
    const endpoint = await withPush(before);
    await notify(before);
    await test.db.updateTable('push_subscription').set({ profile_id: now }).where('endpoint', '=', endpoint).execute();
    await runJobs();
    expect(push.received).toEqual([]);
  });
});

describe('a push service that refuses this site', () => {
  const isSubscribed = async (endpoint: string) =>
    (await test.db.selectFrom('push_subscription').select('id').where('endpoint', '=', endpoint).execute()).length ===
    1;

  it.each([401, 403])('with %d is left alone for a while, and no browser is forgotten', async (status) => {
    const userId = randomUUID();
    const administrator = (await insertProfile(test.db, { user_id: userId })).id;
    const term = { level: OPERATOR_LEVEL.administrator, until: null, addedAt: clock.now(), givenBy: null };
    await insertOperator(test.db, { ...term, userId });
    const players = [await newPlayer(), await newPlayer()];
    const endpoints = await Promise.all(players.map((player) => withPush(player, strict)));
    strict.answer(status);
    for (const player of players) await notify(player);
    await runJobs();
    expect(strict.received).toHaveLength(1);
    await notify(players[0] ?? 0);
    await runJobsLater();
    expect(strict.received).toHaveLength(1);
    expect(await Promise.all(endpoints.map(isSubscribed))).toEqual([true, true]);
    expect((await jobsWaiting()).map(({ last_error }) => last_error)).toEqual([null, null, null]);
    expect((await bellOf(administrator)).filter(({ kind }) => kind === 'way.fault')).toHaveLength(1);

    strict.answer(201);
    clock.advance(HOUR_MS);
    await runJobsLater();
    expect(strict.received).toHaveLength(4);
    expect(await jobsWaiting()).toEqual([]);
    await sql`delete from notification where kind = 'way.fault'`.execute(test.db);
    await sql`delete from operator`.execute(test.db);
  });

  it('in one browser alone goes on for the others', async () => {
    const [old, other] = [await newPlayer(), await newPlayer()];
    const endpoint = await withPush(old, strict);
    strict.answer(403);
    await notify(old);
    await runJobs();
    await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(test.db);
    clock.advance(HOUR_MS);
    strict.answer(201);
    await withPush(other, strict);
    await notify(other);
    await runJobs();
    strict.answer(403);
    clock.advance(HOUR_MS);
    await notify(old);
    await runJobs();
    strict.answer(201);
    await notify(other);
    await runJobs();
    expect(strict.received).toHaveLength(4);
    expect(await isSubscribed(endpoint)).toBe(true);
  });
});

describe('a webhook', () => {
  it('gets a message that mentions nobody', async () => {
    const player = await newPlayer();
    const url = await withWebhook(player);
    await notify(player);
    await runJobs();
    const [message] = discord.received;
    expect(`${discord.url}${message?.path}`).toBe(url);
    expect(JSON.parse(String(message?.body))).toEqual({
      username: '바람나루',
      allowed_mentions: { parse: [] },
      embeds: [{ title: '제목', description: '본문 @everyone', url: 'http://localhost:3000/trade/view/1' }],
    });
  });

  it('is retried after the requested time', async () => {
    const player = await newPlayer();
    await withWebhook(player);
    discord.answer(429, { 'retry-after': '90.5' });
    await notify(player);
    await runJobs();
    const [job] = await jobsWaiting();
    expect(job?.last_error).toBeNull();
    expect(job?.run_at.getTime()).toBe(clock.now().getTime() + 90_500);
    discord.answer(204);
    await runJobsLater();
    expect(discord.received).toHaveLength(2);
    expect(await jobsWaiting()).toEqual([]);
  });

  it.each([404, 401, 302])('that is gone (%d) is reported to its player once, and not called again', async (status) => {
    const player = await newPlayer();
    await withWebhook(player);
    discord.answer(status, { location: `${push.url}/elsewhere` });
    await notify(player);
    await notify(player);
    await runJobs();
    const { fault } = await test.db
      .selectFrom('webhook')
      .select('fault')
      .where('profile_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(fault).toMatch(/[가-힣]/);
    expect((await bellOf(player)).filter(({ kind }) => kind === 'way.fault')).toHaveLength(1);
    expect(push.received).toEqual([]);
    await notify(player);
    await runJobs();
    expect(discord.received).toHaveLength(1);
  });
});

describe('a notification that was not delivered', () => {
  it('is sent again, until it arrives', async () => {
    const player = await newPlayer();
    await withPush(player);
    push.answer(503);
    await notify(player);
    for (let time = 0; time < 3; time += 1) await runJobsLater();
    push.answer(201);
    await runJobsLater();
    await runJobsLater();
    expect(push.received).toHaveLength(4);
    expect(await jobsWaiting()).toEqual([]);
  });

  it('on one channel is not resent on another', async () => {
    const player = await newPlayer();
    await withPush(player);
    await withWebhook(player);
    discord.answer(500);
    await notify(player);
    await runJobs();
    discord.answer(204);
    await runJobsLater();
    expect([push.received.length, discord.received.length]).toEqual([1, 2]);
  });

  it('is not sent half a day later, nor once it was read', async () => {
    const player = await newPlayer();
    await withPush(player);
    await notify(player);
    clock.advance(13 * 60 * 60 * 1000);
    await runJobs();
    await notify(player);
    await test.db.updateTable('notification').set({ read_at: clock.now() }).where('profile_id', '=', player).execute();
    await runJobs();
    expect(push.received).toEqual([]);
  });
});

describe('a process that is killed', () => {
  async function killedWhileSending(player: number): Promise<void> {
    await withPush(player);
    push.answer('nothing');
    await notify(player);
    await runJobs();
    expect(push.received).toHaveLength(1);
  }

  it('between sending and recording sends one more, and no third', async () => {
    await killedWhileSending(await newPlayer());
    // The second attempt has no confirmed end either.
    for (let time = 0; time < 5; time += 1) await runJobsLater();
    expect(push.received).toHaveLength(2);
    expect(await jobsWaiting()).toEqual([]);
  });

  it('after recording sends none', async () => {
    const player = await newPlayer();
    await withPush(player);
    await notify(player);
    const { rows } = await sql<{ payload: object }>`select payload from graphile_worker._private_jobs`.execute(test.db);
    await runJobs();
    const [task] = tasks;
    const run = { signal: new AbortController().signal, isLastAttempt: false };
    for (let time = 0; time < 3; time += 1) await task?.run(rows[0]?.payload, run);
    expect(push.received).toHaveLength(1);
  });

  it('leaves its jobs to the others, which send each once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, newPlayer));
    for (const player of players) await withPush(player);
    for (const player of players) await notify(player);
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes', locked_by = 'worker-killed'
      where id in (select id from graphile_worker.jobs order by id limit 3)`.execute(test.db);
    const runners = [1, 2].map(() => startJobs({ url: test.url, tasks, log: silentLog, sweepMs: 50 }));
    await expect.poll(() => push.received.length, { timeout: 15_000 }).toBe(6);
    await delay(100);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(new Set(push.received.map(({ path }) => path)).size).toBe(6);
    expect(push.received).toHaveLength(6);
  });
});
