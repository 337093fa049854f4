import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { testPlayer } from '#tests/support/sign-in-as.ts';
import { statsSchema } from './stats.contract.ts';

/** Noon of a Wednesday in Seoul, before all that the tests of other files insert now. */
const NOON = new Date('2026-03-11T03:00:00.000Z');
const ITEM = 803;

const clock = fixedClock(NOON);
const site = testApp({ clock, items: [makeItem({ id: ITEM })] });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const editor = testPlayer(site, { isOperator: true, level: 3 });

const get = (query: string, { headers } = moderator) =>
  site.app.inject({ url: `/api/operator/stats${query}`, headers });

async function read(query: string) {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return statsSchema.parse(answer.json());
}

async function addDay(day: string, visitors: number, views: number, keys = 1): Promise<void> {
  await site.api.db.insertInto('visit_day').values({ day, visitors, views, bots: 4, keys }).execute();
}

type Row = [day: string, kind: 'page' | 'device' | 'host', name: string, views: number];

async function addCounts(...rows: readonly Row[]): Promise<void> {
  const values = rows.map(([day, kind, name, views]) => ({ day, kind, name, views }));
  await site.api.db.insertInto('visit_count').values(values).execute();
}

beforeEach(async () => {
  clock.set(NOON);
  await sql`truncate visit_day, visit_count, report, trade cascade`.execute(site.api.db);
});

describe('the numbers about the site', () => {
  it('are for levels 1 and 2, and empty before anything was counted', async () => {
    expect((await get('', editor)).json()).toMatchObject({ code: 'FORBIDDEN', data: { needs: 2 } });
    const empty = await read('');
    expect(empty).toMatchObject({
      from: '2026-02-10',
      to: '2026-03-11',
      by: 'day',
      countedFrom: null,
      pages: [],
      hosts: [],
    });
    expect(empty.points).toHaveLength(30);
    expect(empty.points.at(-1)).toEqual({
      day: '2026-03-11',
      isSoFar: true,
      visits: null,
      isMarked: false,
      before: null,
    });
    expect(empty.reports).toMatchObject({ made: 0, decided: 0, medianHours: null });
  });

  it('have visits by day, with the year before where it is kept and days of two keys marked', async () => {
    await addDay('2025-03-11', 50, 300);
    await addDay('2025-03-12', 60, 400);
    await addDay('2026-03-10', 100, 700, 2);
    await addDay('2026-03-11', 40, 200);
    const stats = await read('?from=2026-03-09&to=2026-03-11');
    expect(stats.points.map(({ visits, before, isMarked }) => [visits?.visitors, before?.visitors, isMarked])).toEqual([
      [0, undefined, false],
      [100, 50, true],
      [40, 60, false],
    ]);
    expect(stats.visits).toEqual({
      visitors: 50,
      views: 900,
      busiest: { day: '2026-03-10', visitors: 100 },
      before: null,
    });
    expect([stats.bots, stats.countedFrom]).toEqual([8, '2025-03-11']);
    const [week] = (await read('?from=2026-03-10&to=2026-03-11&by=week')).points;
    expect(week).toMatchObject({ visits: { visitors: 100, views: 900 }, before: { visitors: 55, views: 700 } });
  });

  it('have pages, devices and hosts, the most first, beside the year before', async () => {
    await addDay('2025-03-12', 1, 5);
    await addDay('2026-03-11', 1, 9);
    await addCounts(
      ['2025-03-12', 'page', '/', 5],
      ['2026-03-11', 'page', '/', 3],
      ['2026-03-11', 'page', '/items/:id', 6],
      ['2026-03-11', 'device', 'phone', 2],
      ['2026-03-11', 'device', 'computer', 7],
      ['2026-03-11', 'host', 'naver.com', 4],
      ['2026-03-11', 'host', '', 2],
      ['2026-03-11', 'host', '*', 1],
    );
    const stats = await read('?from=2026-03-11&to=2026-03-11');
    expect(stats.pages).toEqual([
      { pattern: '/items/:id', views: 6, before: 0 },
      { pattern: '/', views: 3, before: 5 },
    ]);
    expect(stats.devices.map(({ device, views }) => [device, views])).toEqual([
      ['computer', 7],
      ['phone', 2],
    ]);
    expect(stats.hosts.map(({ kind, host, views }) => [kind, host, views])).toEqual([
      ['host', 'naver.com', 4],
      ['direct', null, 2],
      ['others', null, 1],
    ]);
  });

  it('have what players did, beside as many days before until the same time', async () => {
    const { db } = site.api;
    for (const at of [
      '2026-03-11T01:00Z',
      '2026-03-09T16:00Z',
      '2026-03-08T01:00Z',
      '2026-03-09T04:00Z',
      '2026-03-07T01:00Z',
    ]) {
      await insertTrade(db, { item_id: ITEM, created_at: new Date(at) });
    }
    const { counts } = await read('?from=2026-03-10&to=2026-03-11');
    // The second-last was made later in the day than it is now.
    expect(counts.trades).toEqual({ points: [1, 1], total: 2, before: 1 });
  });

  it('have reports and decisions, without those about operators and those that a decision of before answered', async () => {
    const { db } = site.api;
    const [reporter, reported] = [await insertProfile(db), await insertProfile(db)];
    const operator = await db
      .selectFrom('profile')
      .select('id')
      .where('user_id', '=', moderator.userId)
      .executeTakeFirstOrThrow();
    const report = (hours: number, own: object = {}) => ({
      type: 1,
      comment: '신고합니다',
      reporter_id: reporter.id,
      reported_id: reported.id,
      created_at: new Date('2026-03-09T16:00Z'),
      handled_at: new Date(Date.parse('2026-03-09T16:00Z') + hours * 3_600_000),
      status: 2 as const,
      ...own,
    });
    const rows = [report(2), report(4, { status: 3 }), report(30), report(9, { reported_id: operator.id })];
    const decided = await db.insertInto('report').values(rows).returning('id').execute();
    await db
      .insertInto('report')
      .values([
        report(0, { status: 3, settled_by: decided[0]?.id }),
        report(0, { status: 1, handled_at: null, created_at: new Date('2026-03-11T01:00Z') }),
      ])
      .execute();
    const { reports } = await read('?from=2026-03-10&to=2026-03-11');
    expect(reports).toMatchObject({ made: 5, decided: 3, upheld: 2, late: 1, medianHours: 4 });
    expect(reports.points).toEqual([
      { day: '2026-03-10', isSoFar: false, made: 4, decided: 2, upheld: 1, late: 0, medianHours: 3 },
      { day: '2026-03-11', isSoFar: true, made: 1, decided: 1, upheld: 1, late: 1, medianHours: 30 },
    ]);
    expect(reports.before).toEqual({ made: 0, decided: 0, upheld: 0, late: 0, medianHours: null });
  });

  it.each([
    ['?from=2026-03-02&to=2026-03-01', 'to'],
    ['?from=2025-01-01&to=2026-03-01', 'from'],
    ['?from=0001-01-01', 'from'],
    ['?to=9999-12-31', 'to'],
    ['?from=2026-02-30', 'from'],
    ['?from=어제', 'from'],
    ['?by=year', 'by'],
    ['.csv?table=users', 'table'],
    ['.csv', 'table'],
  ])('refuse %s', async (query, field) => {
    const answer = await get(query);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(answer.body).toContain(`"${field}"`);
  });
});

describe('a file of the numbers', () => {
  it('is CSV with a BOM, in which nothing is a formula', async () => {
    await addDay('2026-03-11', 1, 9);
    await addCounts(['2026-03-11', 'host', '=1+1,"x"', 4], ['2026-03-11', 'host', '', 2]);
    const { headers, rawPayload } = await get('.csv?table=hosts&from=2026-03-11&to=2026-03-11');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="baramnaru-hosts-2026-03-11-2026-03-11.csv"',
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.toString()).toBe('\uFEFF들어온 곳,조회,1년 전 조회\r\n"\'=1+1,""x""",4,\r\n직접 방문,2,\r\n');
  });

  it.each([
    ['visits', '2026-03-11,1,9,,,오늘까지'],
    ['pages', '/,9,'],
    ['devices', '로봇,4,'],
    ['counts', '2026-03-11,0,0,0,0,0,0'],
    ['reports', '2026-03-11,0,0,0,0,'],
  ])('of %s has its row', async (table, row) => {
    await addDay('2026-03-11', 1, 9);
    await addCounts(['2026-03-11', 'page', '/', 9]);
    const { body } = await get(`.csv?table=${table}&from=2026-03-11&to=2026-03-11`);
    expect(body.split('\r\n')).toContain(row);
  });
});
