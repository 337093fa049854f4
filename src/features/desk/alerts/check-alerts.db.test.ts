import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insert as insertReport } from '#features/people/reports/report.repository.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertProfile, insertUser } from '#tests/factories/people.ts';
import { ALERT_WEBHOOK, testAlertSite } from '#tests/support/alert-site.ts';
import { checkAlerts } from './check-alerts.service.ts';

const TEN_MINUTES = 10 * MINUTE_MS;
const WARNING = '지난 복원 테스트가 실패했습니다.';

const site = testAlertSite();
const { clock, test, discord, elsewhere } = site;

const check = () => checkAlerts(site.context);
const jobsLeft = async () =>
  (await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(test.db)).rows;

describe('an alert', () => {
  it('rings once in ten minutes over two processes, at the webhook and for who may open it', async () => {
    site.warnings = [WARNING];
    expect((await Promise.all([check(), check()])).toSorted()).toEqual([0, 1]);
    await site.runJobs();
    expect(discord.received.map(({ path }) => path)).toEqual([ALERT_WEBHOOK]);
    expect(JSON.parse(String(discord.received[0]?.body))).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [{ title: '운영 알림 · 백업', description: WARNING }],
    });
    expect([await site.bellOf(site.moderator), await site.bellOf(site.editor)]).toEqual([['desk.alert'], []]);
    clock.advance(TEN_MINUTES - 1);
    expect(await check()).toBe(0);
    clock.advance(1);
    expect((await Promise.all([check(), check()])).toSorted()).toEqual([0, 1]);
    await site.runJobs();
    expect([discord.received.length, await site.bellOf(site.moderator)]).toEqual([2, ['desk.alert']]);
    site.warnings = ['WAL 보관이 12분 밀렸습니다.'];
    clock.advance(TEN_MINUTES);
    await check();
    expect(await site.bellOf(site.moderator)).toEqual(['desk.alert', 'desk.alert']);
  });

  it('holds back no other one, and rings nowhere while it is off', async () => {
    site.warnings = [WARNING];
    await check();
    await test.db
      .insertInto('audit_check')
      .values({ verified_at: clock.now(), is_intact: false, last_id: 1, last_hash: Buffer.alloc(32) })
      .execute();
    const off = { ...site.context, switches: () => ({ ...site.context.switches(), audit: false }) };
    expect(await checkAlerts(off)).toBe(0);
    expect(await check()).toBe(1);
    expect(await site.rung()).toEqual(['audit', 'backup']);
    expect(await site.bellOf(site.moderator)).toEqual(['desk.alert']);
  });

  it('that is redirected or refused is not sent elsewhere or again', async () => {
    site.warnings = [WARNING];
    for (const [status, headers] of [
      [302, { location: elsewhere.url + ALERT_WEBHOOK }],
      [404, {}],
      ['nothing', {}],
    ] as const) {
      discord.answer(status, headers);
      await check();
      await site.runJobs();
      expect([status, await jobsLeft(), elsewhere.received]).toEqual([status, [], []]);
      clock.advance(TEN_MINUTES);
    }
    expect(discord.received).toHaveLength(3);
  });

  it('is tried three times at a dead webhook, and is no failed job then', async () => {
    site.warnings = [WARNING];
    await check();
    const dead = await site.configOf(site.deadUrl);
    for (const attempts of [1, 2]) {
      await site.runJobs(dead);
      expect(await jobsLeft()).toEqual([{ attempts }]);
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(test.db);
    }
    await site.runJobs(dead);
    expect(await jobsLeft()).toEqual([]);
  });

  it('that waited for the queue for hours is not sent', async () => {
    site.warnings = [WARNING];
    await check();
    clock.advance(DAY_MS);
    await site.runJobs();
    expect([discord.received, await jobsLeft()]).toEqual([[], []]);
  });
});

describe('what rings', () => {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  it('are three reports of fraud about one player who is no operator', async () => {
    const player = (await insertProfile(test.db)).id;
    const about = async (reportedId: number, type: 1 | 4, count: number) => {
      for (let nth = 0; nth < count; nth += 1) {
        const reporterId = (await insertProfile(test.db)).id;
        const row = { type, comment: '먹튀입니다.', reportedText: null, reporterId, reportedId, at: clock.now() };
        await insertReport(test.db, row);
      }
    };
    await about(player, 1, 2);
    await about(player, 4, 3);
    await about(site.moderator, 1, 3);
    expect(await check()).toBe(0);
    await about(player, 1, 1);
    expect([await check(), await site.rung()]).toEqual([1, ['fraud']]);
  });

  it('is a release of facts that waits, until it is applied', async () => {
    const faults = JSON.stringify([{ file: 'items.json', row: 1, field: 'type', reason: '11보다 큽니다' }]);
    const row = { release: 7, hash: '', at: clock.now(), applied_at: null, faults, fault_count: 1 };
    await test.db.insertInto('data_release').values(row).execute();
    expect([await check(), await site.rung()]).toEqual([1, ['data']]);
    await test.db.updateTable('data_release').set({ applied_at: clock.now() }).execute();
    clock.advance(TEN_MINUTES);
    expect(await check()).toBe(0);
  });

  it('is an appeal that waits for more than a day', async () => {
    const { id: user_id } = await insertUser(test.db);
    const row = {
      user_id,
      type: 2 as const,
      content: '제가 아닙니다.',
      created_at: ago(DAY_MS),
      updated_at: clock.now(),
    };
    await test.db.insertInto('inquiry').values(row).execute();
    expect(await check()).toBe(0);
    clock.advance(1);
    expect([await check(), await site.rung()]).toEqual([1, ['appeal']]);
  });

  it('is a job that is out of tries, which operators hear of once', async () => {
    await sql`select graphile_worker.add_job('watch.quote', max_attempts => 1)`.execute(test.db);
    await check();
    await sql`update graphile_worker._private_jobs set attempts = 1`.execute(test.db);
    for (const _ of [1, 2]) await check();
    expect(await site.rung()).toEqual(['job']);
    expect((await site.bellOf(site.moderator)).toSorted()).toEqual(['desk.alert', 'desk.job']);
    expect(await site.bellOf(site.editor)).toEqual([]);
  });

  it('is an external sign-in that is away for more than five minutes', async () => {
    site.isProviderThere = false;
    await check();
    clock.advance(4 * MINUTE_MS);
    site.isProviderThere = true;
    await check();
    site.isProviderThere = false;
    await check();
    clock.advance(5 * MINUTE_MS);
    expect(await check()).toBe(0);
    clock.advance(1);
    expect([await check(), await site.rung()]).toEqual([1, ['provider']]);
  });

  it('are five sign-ins with one service of which none is done', async () => {
    const flow = {
      redirect_to: '',
      code_challenge: 'x',
      code_challenge_method: 's256',
      upstream_verifier: 'x',
    } as const;
    const begin = (provider: string, count: number, age = MINUTE_MS) =>
      test.db
        .insertInto('sign_in.flow')
        .values(Array.from({ length: count }, () => ({ ...flow, provider, created_at: ago(age) })))
        .execute();
    await begin('discord', 4);
    await begin('kakao', 1);
    await begin('kakao', 9, 31 * MINUTE_MS);
    await begin('local', 9);
    expect(await check()).toBe(0);
    await begin('discord', 1);
    const { id: user_id } = await insertUser(test.db);
    await test.db
      .insertInto('sign_in.history')
      .values({ user_id, provider: 'discord', at: ago(1) })
      .execute();
    expect(await check()).toBe(0);
    await test.db.deleteFrom('sign_in.history').execute();
    expect([await check(), await site.rung()]).toEqual([1, ['upstream']]);
  });
});
