import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordSanction } from '#features/people/sanctions/sanction-rows.service.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { saveProcess } from '#platform/processes/process-rows.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { insertBanner } from '#tests/factories/banners.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { storeRow } from '#tests/factories/settings.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { overviewSchema } from './overview.contract.ts';

/** Noon in Seoul, before all that the tests of other files insert now. */
const NOON = new Date('2026-03-10T03:00:00.000Z');
const OF_EVERYBODY = ['waiting', 'first', 'soon', 'acts'];
const OF_SITE = ['day', 'visits', 'processes', 'databaseBytes', 'refusals', 'backup', 'audit'];
const ITEM = 801;

const clock = fixedClock(NOON);
const site = testApp({ clock, items: [makeItem({ id: ITEM })] });
const administrator = testPlayer(site, { isOperator: true, level: 1 });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });

const ago = (ms: number) => new Date(clock.now().getTime() - ms);
const inDays = (days: number) => ago(-days * DAY_MS).toISOString();

/** A minute later each time, since costly numbers are read once a minute. */
async function read(by: SignedIn = moderator) {
  clock.advance(60_000);
  const answer = await site.app.inject({ url: '/api/operator/overview', headers: by.headers });
  expect(answer.statusCode).toBe(200);
  return overviewSchema.parse(answer.json());
}

beforeEach(async () => {
  clock.set(NOON);
  const { db } = site.api;
  for (const table of [
    'process',
    'visit_day',
    'setting',
    'banner',
    'article_version',
    'article',
    'audit_check',
    'legal_version',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

describe('the overview', () => {
  it('has the numbers of the site for levels 1 and 2 alone', async () => {
    const keys = async (by: SignedIn) => Object.keys(await read(by)).toSorted();
    const whole = [...OF_EVERYBODY, ...OF_SITE].toSorted();
    expect([await keys(administrator), await keys(moderator)]).toEqual([whole, whole]);
    expect(await keys(editor)).toEqual(OF_EVERYBODY.toSorted());
  });

  it('counts the last 24 hours, and once a minute', async () => {
    const { db } = site.api;
    clock.advance(20 * 60_000);
    for (const ms of [5 * 60_000, 2 * HOUR_MS, 7 * DAY_MS + HOUR_MS]) {
      await insertTrade(db, { item_id: ITEM, created_at: ago(ms) });
    }
    const { day } = await read();
    const trades = day?.trades;
    expect([trades?.hours.at(-1), trades?.hours.at(-3), trades?.before]).toEqual([1, 1, 1]);
    expect(day?.deals).toEqual({ hours: Array(24).fill(0), before: 0 });
    await insertTrade(db, { item_id: ITEM, created_at: ago(1000) });
    clock.advance(-60_000);
    expect((await read()).day).toEqual(day);
    expect((await read()).day?.trades?.hours.at(-1)).toBe(2);
  });

  it('has the visits of the last 14 days, from the first that was counted on', async () => {
    expect((await read()).visits).toEqual([]);
    const counted = (day: string) => ({ day, visitors: 7, views: 40, bots: 3 });
    const days = [counted('2026-02-24'), counted('2026-03-07'), counted('2026-03-10')];
    await site.api.db.insertInto('visit_day').values(days).execute();
    expect((await read()).visits?.map(({ day, views }) => [day, views])).toEqual([
      ['2026-03-07', 40],
      ['2026-03-08', 0],
      ['2026-03-09', 0],
      ['2026-03-10', 40],
    ]);
  });

  it('has each process that was seen within a day, the size of the database and what was refused', async () => {
    const { db } = site.api;
    const measured = {
      rssBytes: 4e8,
      heapBytes: 2e8,
      lagP99Ms: 8.4,
      connections: 3,
      hitShare: null,
      diskFreeBytes: 1e10,
    };
    const row = { machine: '0a1b2c3d', startedAt: ago(DAY_MS), seenAt: ago(100_000), ...measured };
    await saveProcess(db, { id: 'killed', ...row });
    await saveProcess(db, { id: 'alive', ...row, startedAt: ago(HOUR_MS), seenAt: ago(0) });
    await db.deleteFrom('security_total').execute();
    const refused = { kind: 'refused-403', count: 2 };
    await db
      .insertInto('security_total')
      .values([
        { ...refused, minute: ago(5 * 60_000) },
        { ...refused, minute: ago(5 * HOUR_MS), kind: 'refused-401', count: 3 },
        { ...refused, minute: ago(5 * HOUR_MS), kind: 'operator-act' },
        { ...refused, minute: ago(2 * DAY_MS), kind: 'refused-429' },
      ])
      .execute();
    const { processes, databaseBytes, refusals } = await read();
    expect(processes).toEqual([
      { id: 'killed', ...row, startedAt: row.startedAt.toISOString(), seenAt: row.seenAt.toISOString() },
      { id: 'alive', ...row, startedAt: expect.any(String), seenAt: NOON.toISOString() },
    ]);
    expect(databaseBytes).toBeGreaterThan(1e6);
    expect(refusals).toEqual({ hour: 2, day: 5 });
  });

  it('has the last verification of the audit, of the night or on demand', async () => {
    expect((await read()).audit).toBeNull();
    const verified = await site.app.inject({ url: '/api/operator/audit/verify', headers: administrator.headers });
    expect(verified.statusCode).toBe(200);
    expect((await read()).audit).toEqual({ verifiedAt: verified.json().verifiedAt, isIntact: true });
    await site.api.db.updateTable('audit_check').set({ is_intact: false }).execute();
    expect((await read()).audit?.isIntact).toBe(false);
  });

  it('counts jobs that failed, and lists them among all that waits', async () => {
    const { db } = site.api;
    await sql`select graphile_worker.add_job('notification.deliver', '{}', max_attempts => 1)`.execute(db);
    const failedAt = ago(30 * HOUR_MS);
    await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'x', updated_at = ${failedAt}`.execute(
      db,
    );
    const { waiting, first } = await read();
    const at = failedAt.toISOString();
    expect(waiting.jobs).toEqual({ count: 1, oldestAt: at });
    expect(first).toContainEqual({
      kind: 'jobs',
      id: expect.any(Number),
      title: '알림 보내기',
      by: null,
      at,
      isUrgent: false,
    });
    const own = await read(editor);
    expect([Object.keys(own.waiting), own.first.filter(({ kind }) => kind === 'jobs')]).toEqual([['corrections'], []]);
  });
});

describe('what comes soon', () => {
  it('is told in order, as far as the operator may open its page', async () => {
    const { db } = site.api;
    await storeRow(db, 'maintenance', { from: inDays(2), until: inDays(3), message: '' });
    await storeRow(db, 'brake', { minAccountHours: 24, writes: ['trades'], until: inDays(1) });
    await insertBanner(db, { text: '점검 안내', starts_at: ago(HOUR_MS), ends_at: new Date(inDays(4)) });
    await insertArticle(db, { kind: 'guide', id: 7, title: '3차 승급', published_at: new Date(inDays(5)) });
    await insertArticle(db, { kind: 'guide', id: 8, is_active: false, published_at: new Date(inDays(5)) });
    await insertArticle(db, {
      kind: 'event',
      id: 9,
      title: '한두고개',
      starts_at: ago(HOUR_MS),
      ends_at: new Date(inDays(6)),
    });
    await db
      .insertInto('legal_version')
      .values({
        name: 'terms',
        version: 2,
        published_at: NOON,
        effective_at: new Date(inDays(8)),
        is_disadvantageous: false,
        shipped_hash: 'x',
      })
      .execute();
    await db
      .updateTable('operator')
      .set({ until: new Date(inDays(7)) })
      .where('user_id', '=', editor.userId)
      .execute();
    const player = await signInAs(site);
    const sanction = { profileId: player.profile.id, at: NOON, reason: '허위 매물', reportId: null };
    for (const [kind, days] of [
      ['suspension', 4.5],
      ['suspension', 0.5],
      ['warning', 0.5],
    ] as const) {
      const until = new Date(inDays(days));
      await recordSanction(db, { ...sanction, kind, until, operatorUserId: moderator.userId });
    }
    const rows = (soon: Awaited<ReturnType<typeof read>>['soon']) =>
      soon.map(({ kind, name, path }) => [kind, name, path]);
    const all = [
      ['brake.end', null, '/operator/site#brake'],
      ['maintenance.begin', null, '/operator/site#maintenance'],
      ['maintenance.end', null, '/operator/site#maintenance'],
      ['banner.end', '점검 안내', '/operator/banners'],
      ['suspension.end', player.profile.name, `/operator/people/${player.profile.id}`],
      ['article.publish', '3차 승급', '/operator/content/guides/7'],
      ['event.end', '한두고개', '/operator/content/events/9'],
      ['operator.end', editor.profile.name, '/operator/operators'],
      ['terms.begin', '버전 2', '/operator/content/pages/terms'],
    ];
    expect(rows((await read(administrator)).soon)).toEqual(all);
    expect(rows((await read(moderator)).soon)).toEqual(all.filter(([kind]) => kind !== 'operator.end'));
    await db.updateTable('operator').set({ until: null }).where('user_id', '=', editor.userId).execute();
    expect(rows((await read(editor)).soon)).toEqual([all[5], all[6], all[8]]);
    clock.advance(8 * DAY_MS);
    expect((await read(administrator)).soon).toEqual([]);
  });

  it('has ten moments', async () => {
    for (let nth = 1; nth <= 12; nth += 1) {
      await insertArticle(site.api.db, { kind: 'notice', id: 20 + nth, published_at: new Date(inDays(nth)) });
    }
    const { soon } = await read(editor);
    expect(soon.map(({ path }) => path.split('/').at(-1))).toEqual(
      Array.from({ length: 10 }, (_, nth) => `${21 + nth}`),
    );
  });
});
