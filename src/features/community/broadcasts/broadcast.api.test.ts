import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { runJobsOnce } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { collectorOf, INGEST_KEY, type SentShout } from '#tests/support/collector.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { broadcastHeatSchema, broadcastSchema } from './broadcast.contract.ts';
import { deleteOldBroadcasts } from './delete-old-broadcasts.service.ts';
import { judgeTasks } from './judge-broadcasts.job.ts';

/** After the operator signed in. */
const NOW = Date.now() + MINUTE_MS;
const THIS_HOUR = Math.floor(NOW / HOUR_MS) * HOUR_MS;
const clock = fixedClock(new Date(NOW).toISOString());
const settings = { BROADCAST_INGEST_KEY: INGEST_KEY, GAME_SERVERS: '1:하나,2:둘', RATE_LIMIT_SCALE: '50' };
const site = testApp({ items: [], clock, settings });
const collector = collectorOf(site);

const operator = testPlayer(site, { isOperator: true });
const reporter = testPlayer(site);
beforeEach(async () => {
  await sql`truncate broadcast, broadcast_hour, muted_name, erased_name cascade`.execute(site.database.db);
});

const hoursAgo = (hours: number) => new Date(THIS_HOUR - hours * HOUR_MS).toISOString();
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const shout = (message: string, parts: Partial<SentShout> = {}): SentShout => ({
  at: ago(MINUTE_MS),
  channel: 3,
  name: '풍백',
  message,
  ...parts,
});
const texts = async (query = '') => (await collector.list(query)).map(({ message }) => message);
const send = sendTo(site);
const act = (method: Method, path: string, payload?: object) =>
  send(operator, method, `/api/operator/broadcasts${path}`, payload);
const heat = async () =>
  broadcastHeatSchema.parse((await site.app.inject({ url: '/api/broadcasts/heat' })).json()).channels;
const counted = async () => (await heat())[0]?.counts.reduce((sum, count) => sum + count, 0);
async function runJudge() {
  const tasks = judgeTasks({ db: site.database.db, transact: site.api.transact, clock });
  await runJobsOnce({ url: site.database.url, tasks, log: silentLog });
}

describe('the list of shouts', () => {
  it('says what is understood of a trade, and nothing of others', async () => {
    await collector.sendAll([
      shout('ㅍ 현철중검 50만', { at: ago(1000) }),
      shout('도토리 3700 팝니다', { at: ago(2000) }),
      shout('흉가 도사 구합니다', { at: ago(3000) }),
      shout('안녕하세요', { at: ago(4000) }),
    ]);
    const rows = await collector.list();
    for (const row of rows) broadcastSchema.parse(row);
    expect(rows.map(({ kind, read }) => [kind, read])).toEqual([
      [
        1,
        {
          tradeType: 1,
          item: { id: 2, name: '현철중검' },
          price: 500_000,
          quantity: null,
          isImplied: false,
          confidence: 1,
        },
      ],
      [1, expect.objectContaining({ item: { id: 1, name: '도토리' }, price: null, isImplied: false })],
      [2, null],
      [9, null],
    ]);
  });

  it('takes a number without a unit for what the quote of its server and side says', async () => {
    const side = (low: number, high: number) => JSON.stringify({ players: 6, median: low, band: { low, high } });
    const none = JSON.stringify({ players: 4, band: null });
    await site.database.db
      .insertInto('quote')
      .values([
        {
          item_id: 2,
          game_server: 1,
          days: 7,
          computed_at: new Date(NOW),
          valid_until: new Date(NOW + DAY_MS),
          trade_count: 9,
          trader_weight: 9,
          sell: side(30_000_000, 40_000_000),
          buy: none,
        },
      ])
      .execute();
    await collector.sendAll([shout('현철중검 3700 팝니다'), shout('현철중검 3600 삽니다')], 1);
    await collector.sendAll(
      [shout('현철중검 3.8천 팝니다'), shout('현철중검 4천만 팝니다'), shout('현철중검 5천 팝니다')],
      1,
    );
    await collector.sendAll([shout('현철중검 3800 팝니다')], 2);
    const prices = (await collector.list()).map(({ message, read }) => [message, read?.price, read?.isImplied]);
    expect(Object.fromEntries(prices.map(([message, ...rest]) => [message, rest]))).toEqual({
      '현철중검 3700 팝니다': [37_000_000, true],
      '현철중검 3600 삽니다': [null, false],
      '현철중검 3.8천 팝니다': [38_000_000, true],
      '현철중검 4천만 팝니다': [40_000_000, false],
      '현철중검 5천 팝니다': [5000, false],
      '현철중검 3800 팝니다': [null, false],
    });
    await site.database.db.deleteFrom('quote').execute();
  });

  it('is filtered by server, channel, kind and item', async () => {
    await collector.sendAll([
      shout('현철중검 45만 팝니다', { channel: 3 }),
      shout('현철중검 40만 삽니다', { channel: 5 }),
      shout('흉가 파티 구합니다', { channel: 5 }),
      shout('안녕하세요', { channel: 5 }),
    ]);
    await collector.sendAll([shout('둘째 서버입니다')], 2);
    expect(await texts('?gameServer=2')).toEqual(['둘째 서버입니다']);
    expect(await texts('?gameServer=1&channel=3')).toEqual(['현철중검 45만 팝니다']);
    expect(await texts('?channel=0&kind=2')).toEqual(['흉가 파티 구합니다']);
    expect((await texts('?itemId=2')).toSorted()).toEqual(['현철중검 40만 삽니다', '현철중검 45만 팝니다']);
    expect(await texts('?itemId=2&channel=5')).toEqual(['현철중검 40만 삽니다']);
    expect(await texts('?itemId=1')).toEqual([]);
  });

  it('is searched in message, name and item, whatever stands between the letters', async () => {
    await collector.sendAll([
      shout('흉 가 2층 오세요'),
      shout('ㅍ 현철중검 50만', { name: '은하수' }),
      shout('안녕하세요', { name: '흉가지기' }),
    ]);
    expect((await texts(`?q=${encodeURIComponent('흉가')}`)).toSorted()).toEqual(['안녕하세요', '흉 가 2층 오세요']);
    expect(await texts(`?q=${encodeURIComponent('은하')}`)).toEqual(['ㅍ 현철중검 50만']);
    expect(await texts(`?q=${encodeURIComponent('ㅎㅊㅈㄱ')}`)).toEqual(['ㅍ 현철중검 50만']);
    expect(await texts(`?q=${encodeURIComponent('아무도안한말')}`)).toEqual([]);
    expect(await texts('?q=%25%25')).toEqual([]);
  });

  it.each([
    '?q=가',
    `?q=${'가'.repeat(31)}`,
    '?channel=10000',
    '?kind=3',
    '?gameServer=9',
    '?cursor=x',
    '?limit=101',
    '?fold=1',
  ])('refuses %s', async (query) => {
    const { statusCode, json } = await site.app.inject({ url: `/api/broadcasts${encodeURI(query)}` });
    expect([statusCode, json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('goes on behind its last row until all were shown once', async () => {
    const all = Array.from({ length: 57 }, (_, nth) => shout(`말 ${nth}`, { at: ago(nth * 1000) }));
    await collector.sendAll(all);
    for (const filter of ['', '&kind=9', '&fold=false']) {
      const shown: string[] = [];
      let url: string | undefined = `/api/broadcasts?limit=20${filter}`;
      while (url) {
        const answer: Awaited<ReturnType<typeof site.app.inject>> = await site.app.inject({ url });
        shown.push(...answer.json().map(({ message }: { message: string }) => message));
        url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(shown, filter).toEqual(all.map(({ message }) => message));
    }
  });
});

describe('the day at a glance', () => {
  it('counts shown shouts by channel and hour, most first', async () => {
    await collector.sendAll([
      shout('하나', { channel: 1, at: hoursAgo(0) }),
      shout('둘', { channel: 2, at: hoursAgo(0) }),
      shout('둘', { channel: 2, at: hoursAgo(1) }),
      shout('셋', { channel: 2, at: hoursAgo(23) }),
      shout('바카라 첫충', { channel: 2, at: hoursAgo(0) }),
    ]);
    const [first, second, ...others] = await heat();
    expect(others).toEqual([]);
    expect([first?.channel, first?.counts[23], first?.counts[22], first?.counts[0]]).toEqual([2, 1, 1, 1]);
    expect([second?.channel, second?.counts.reduce((sum, count) => sum + count, 0)]).toEqual([1, 1]);
  });
});

describe('what a rule hides', () => {
  it('is in no list, count or search, and operators see it with its rule', async () => {
    await collector.sendAll([shout('바카라 첫충 30%'), shout('병신아 비켜')]);
    expect(await texts()).toEqual(['○○아 비켜']);
    expect(await texts(`?q=${encodeURIComponent('병신')}`)).toEqual([]);
    expect(await counted()).toBe(1);
    const { body } = await act('GET', '?hidden=true');
    expect(body).toMatchObject([{ original: '바카라 첫충 30%', hiddenBy: 'rule', rule: { kind: 'GAMBLING' } }]);
  });

  it('is shown, and hidden, as the rules change', async () => {
    await collector.sendAll([
      shout('호박엿 팔아요', { at: ago(20 * MINUTE_MS) }),
      shout('호박엿 팔아요'),
      shout('호박엿 팔아요', { at: ago(23 * HOUR_MS) }),
    ]);
    expect(await texts()).toHaveLength(2);
    const rule = { kind: 'GAMBLING', pattern: '호박엿', scope: 'shout' };
    const { body } = await send(operator, 'POST', '/api/operator/words', rule);
    await runJudge();
    expect(await texts()).toHaveLength(0);
    expect(await heat()).toEqual([]);
    await send(operator, 'DELETE', `/api/operator/words/${body.id}`);
    await runJudge();
    expect(await collector.list()).toMatchObject([{ repeats: 2, firstAt: ago(20 * MINUTE_MS) }, { repeats: 1 }]);
    const text = { kind: 'GAMBLING', pattern: '호박엿', scope: 'text' };
    const other = await send(operator, 'POST', '/api/operator/words', text);
    await runJudge();
    expect(await texts()).toHaveLength(2);
    await send(operator, 'DELETE', `/api/operator/words/${other.body.id}`);
  });
});

describe('an operator', () => {
  const reason = '도배입니다';

  it('hides one of a run by hand, so that the others are counted without it, and shows it again', async () => {
    await collector.sendAll([0, 10, 20].map((minutes) => shout('도배', { at: ago(minutes * MINUTE_MS) })));
    const [row] = await collector.list();
    expect(row).toMatchObject({ repeats: 3 });
    const { status, body } = await act('PUT', `/${row?.id}/hidden`, { reason });
    expect([status, body]).toMatchObject([200, { hiddenBy: 'hand', deletedAt: new Date(NOW).toISOString() }]);
    expect(await collector.list()).toMatchObject([{ createdAt: ago(10 * MINUTE_MS), repeats: 2 }]);
    expect(await counted()).toBe(2);
    await collector.sendAll([shout('도배', { at: ago(0) })]);
    expect(await collector.list()).toMatchObject([{ repeats: 2 }]);
    expect((await act('DELETE', `/${row?.id}/hidden`)).status).toBe(200);
    expect(await collector.list()).toMatchObject([{ id: row?.id, repeats: 3, deletedAt: null }]);
    expect((await act('DELETE', `/${row?.id}/hidden`)).status).toBe(409);
    expect((await act('PUT', '/2000000000/hidden', { reason })).status).toBe(404);
  });

  it('mutes a name for a while: neither what it shouted nor what it shouts is seen', async () => {
    await collector.sendAll([shout('하나'), shout('남', { name: '은하수' })]);
    const mute = { name: '풍 백', gameServer: 1, hours: 2, reason };
    expect(await act('POST', '/mute', mute)).toMatchObject({ status: 200, body: { changed: 1 } });
    expect(await collector.sendAll([shout('둘')])).toMatchObject({ stored: 1 });
    expect(await texts()).toEqual(['남']);
    await collector.sendAll([shout('셋')], 2);
    expect(await texts()).toHaveLength(2);
    for (const hours of [0, 721]) expect((await act('POST', '/mute', { ...mute, hours })).status).toBe(400);
  });

  it('lists the names that are muted with their end, and ends a mute before it', async () => {
    await collector.sendAll([shout('하나'), shout('남', { name: '은하수' })]);
    const name = { name: '풍 백', gameServer: 1 };
    await act('POST', '/mute', { ...name, hours: 2, reason });
    const muted = {
      name: '풍 백',
      gameServer: 1,
      mutedAt: new Date(NOW).toISOString(),
      mutedUntil: new Date(NOW + 2 * HOUR_MS).toISOString(),
      mutedBy: { userId: operator.userId, name: operator.profile.name },
    };
    expect((await act('GET', '/muted')).body).toEqual([muted]);
    expect(await act('DELETE', '/muted', { ...name, reason })).toMatchObject({ status: 200, body: { success: true } });
    expect(await texts()).toHaveLength(2);
    expect((await act('GET', '/muted')).body).toEqual([]);
    expect((await act('DELETE', '/muted', { ...name, reason })).status).toBe(404);
  });

  it('hides and shows many at once, with one audit row, but not what a rule hides', async () => {
    await collector.sendAll([shout('하나'), shout('둘', { name: '은하수' }), shout('바카라 첫충 30%')]);
    const all: { id: number; hiddenBy: string | null }[] = (await act('GET', '')).body;
    const ids = [...all.map(({ id }) => id), 2_000_000_000];
    const change = async (action: string) => (await act('POST', '/bulk', { ids, action, reason })).body;
    const acts = async () =>
      (
        await site.database.db.selectFrom('audit').select('action').where('subject', '=', 'broadcast:bulk').execute()
      ).map((row) => row.action);
    expect(await change('hide')).toEqual({ changed: 2, unchanged: 1, missing: 1 });
    expect([await texts(), await counted()]).toEqual([[], undefined]);
    expect(await change('hide')).toEqual({ changed: 0, unchanged: 3, missing: 1 });
    expect(await change('show')).toEqual({ changed: 2, unchanged: 1, missing: 1 });
    expect(await texts()).toHaveLength(2);
    expect(await acts()).toEqual(['broadcast.bulk-hide', 'broadcast.bulk-show']);
    const many = { ids: Array.from({ length: 201 }, (_, index) => index + 1), action: 'hide', reason };
    const lower = await signInAs(site, { isOperator: true, level: 2 });
    expect(await send(lower, 'POST', '/api/operator/broadcasts/bulk', many)).toMatchObject({
      status: 403,
      body: { data: { needs: 1 } },
    });
  });

  it('erases a name, of which nothing is stored anew and only a keyed hash is left', async () => {
    await collector.sendAll([shout('하나'), shout('남', { name: '은하수' })]);
    expect(await act('POST', '/erase', { name: '풍백', gameServer: 1 })).toMatchObject({ body: { changed: 1 } });
    const answer = await collector.sendAll([shout('둘', { ref: 'r' }), shout('하나')]);
    expect(answer).toMatchObject({ stored: 0, duplicates: 0, refused: [{ index: 0, ref: 'r' }, { index: 1 }] });
    expect(await texts()).toEqual(['남']);
    expect((await act('GET', '')).body).toHaveLength(1);
    expect(await counted()).toBe(1);
    const audit = await site.database.db.selectFrom('audit').select(['subject', 'detail']).execute();
    expect(JSON.stringify(audit)).not.toContain('풍백');
  });

  it('alone may do so', async () => {
    const url = '/api/operator/broadcasts';
    expect((await send(reporter, 'GET', url)).status).toBe(403);
    expect((await site.app.inject({ url })).statusCode).toBe(401);
    expect((await send(reporter, 'POST', `${url}/erase`, { name: '풍백', gameServer: 1 })).status).toBe(403);
  });

  it('hides and mutes by a report, which is about nobody of the site and one a reporter', async () => {
    await collector.sendAll([shout('욕설이 있는 외침'), shout('또 하나')]);
    const broadcastId = (await collector.list()).find(({ message }) => message === '욕설이 있는 외침')?.id;
    const report = { broadcastId, type: 4, comment: '욕을 합니다.' };
    const made = await send(reporter, 'POST', '/api/reports', report);
    expect(made).toMatchObject({ status: 201, body: { broadcastId, reportedId: null, reportedName: null } });
    expect((await send(reporter, 'POST', '/api/reports', report)).status).toBe(409);
    const listed = await send(operator, 'GET', '/api/operator/reports');
    expect(listed.body[0]).toMatchObject({ broadcast: { name: '풍백' }, reportedText: '풍백: 욕설이 있는 외침' });
    const handle = (actions: object) =>
      send(operator, 'PUT', `/api/operator/reports/${made.body.id}`, { status: 2, answer: '숨겼습니다.', actions });
    const until = new Date(NOW + DAY_MS).toISOString();
    expect((await handle({ suspend: { until, reason } })).status).toBe(400);
    const actions = { hideBroadcast: { reason }, muteName: { reason, hours: 1 } };
    expect((await handle(actions)).status).toBe(200);
    expect(await texts()).toEqual([]);
  });
});

it('what is older than is kept is deleted, hour counts too', async () => {
  await collector.sendAll([shout('어제', { at: ago(23 * HOUR_MS) }), shout('방금')]);
  const { signal } = new AbortController();
  const later = (ms: number) => ({ now: new Date(NOW + ms), days: 1, signal });
  await deleteOldBroadcasts(site.database.db, later(2 * HOUR_MS));
  expect(await texts()).toEqual(['방금']);
  await deleteOldBroadcasts(site.database.db, later(4 * DAY_MS));
  expect(await site.database.db.selectFrom('broadcast_hour').selectAll().execute()).toEqual([]);
});
