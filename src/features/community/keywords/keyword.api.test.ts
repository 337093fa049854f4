import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { partyTasks } from '#features/community/parties/end-party.job.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { runJobsOnce } from '#platform/jobs/job-runner.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { suspend } from '#tests/factories/people.ts';
import { collectorOf, INGEST_KEY, type SentShout } from '#tests/support/collector.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import type { Keyword } from './keyword.contract.ts';
import { keywordTasks } from './notify-keyword-matches.job.ts';

let offsetMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
const settings = { BROADCAST_INGEST_KEY: INGEST_KEY, GAME_SERVERS: '1:하나,2:둘', RATE_LIMIT_SCALE: '50' };
const site = testApp({ items: [], clock, settings });
const collector = collectorOf(site);
let player: SignedInPlayer;

beforeEach(async () => {
  offsetMs = 0;
  await sql`truncate broadcast, broadcast_hour, keyword, muted_name, notification cascade`.execute(site.database.db);
  player = await signInAs(site, { profile: { name: `임자${Math.random().toString(36).slice(2, 7)}` } });
});

const sendAs = sendTo(site, '/api/keywords');
const send = (method: Method, path = '', payload?: object, who = player) => sendAs(who, method, path, payload);
const keyword = async (text: string, parts: object = {}, who = player): Promise<Keyword> =>
  (await send('POST', '', { text, ...parts }, who)).body;
let nth = 0;
const shout = (message: string, parts: Partial<SentShout> = {}): SentShout => {
  nth += 1;
  return { at: new Date(clock.now().getTime() - nth).toISOString(), channel: 12, name: '풍백', message, ...parts };
};
async function runJobs() {
  const { db } = site.database;
  const context = { db, transact: site.api.transact, clock };
  await runJobsOnce({
    url: site.database.url,
    tasks: [...keywordTasks(context), ...partyTasks(context)],
    log: silentLog,
  });
}
async function sendAll(...messages: SentShout[]) {
  await collector.sendAll(messages);
  await runJobs();
}
/** Runs what waits for its time, as if the time had come. */
async function runLater() {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(site.database.db);
  await runJobs();
}
async function rung(who = player) {
  const { db } = site.database;
  const rows = db.selectFrom('notification').selectAll().where('profile_id', '=', who.profile.id).orderBy('id');
  return (await rows.execute()).map(({ title, body, kind, path }) => ({ title, body, kind, path }));
}

describe('keywords', () => {
  it('are a player’s own, twenty at most, and each one once', async () => {
    const made = await send('POST', '', { text: ' 현철중검 ', kind: 1 });
    expect(made).toMatchObject({ status: 201, body: { text: '현철중검', gameServer: null, kind: 1 } });
    expect(await send('POST', '', { text: '현철 중검', kind: 1 })).toEqual({ status: 200, body: made.body });
    for (let at = 1; at < 20; at += 1) await keyword(`낱말${at}`);
    expect((await send('POST', '', { text: '하나 더' })).status).toBe(498);
    expect((await send('GET')).body).toHaveLength(20);
    const stranger = await signInAs(site);
    expect((await send('GET', '', undefined, stranger)).body).toEqual([]);
    expect((await send('DELETE', `/${made.body.id}`, undefined, stranger)).status).toBe(404);
    expect((await send('DELETE', `/${made.body.id}`)).status).toBe(200);
    expect((await send('POST', '', { text: '하나 더' })).status).toBe(201);
  });

  it('of twenty racing requests over the limit are refused', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => send('POST', '', { text: `경주${at}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 498)).toHaveLength(10);
  });

  it.each([
    { text: '가' },
    { text: '♥♥♥' },
    { text: '가'.repeat(21) },
    { text: '가나\u202e다' },
    { text: '가나', gameServer: 9 },
    { text: '가나', kind: 3 },
    { text: '가나', more: 1 },
  ])('are refused as %j', async (body) => {
    expect((await send('POST', '', body)).status).toBe(400);
  });

  it('say before they are kept how often they would have rung', async () => {
    const at = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS).toISOString();
    await collector.sendAll([
      shout('현철 중검 45만 팝니다', { at: at(12) }),
      shout('현철중검!! 40만 삽니다', { at: at(1) }),
      shout('내가 현철중검 찾음', { name: String(player.profile.name) }),
      shout('바카라 현철중검 첫충'),
      shout('안녕하세요'),
    ]);
    const preview = async (query: string) =>
      (await send('GET', `/preview?text=${encodeURIComponent('현철중검')}${query}`)).body;
    expect(await preview('')).toEqual({ hits: 2, among: 4, days: 0.5 });
    expect(await preview('&kind=9')).toMatchObject({ hits: 0 });
    expect(await preview('&gameServer=2')).toEqual({ hits: 0, among: 0, days: 0 });
  });
});

describe('a keyword', () => {
  it('rings at once, and for what is heard in the next ten minutes once at their end, with its number', async () => {
    await keyword('현철중검');
    await sendAll(shout('현철 중검 팝니다'));
    expect(await rung()).toEqual([
      {
        kind: 'keyword.heard',
        title: '외침에 ‘현철중검’이 나왔습니다',
        body: '채널 12 · 현철 중검 팝니다',
        path: `/broadcast?${new URLSearchParams({ q: '현철중검' })}`,
      },
    ]);
    await sendAll(shout('현철중검 또 팝니다'), shout('현철중검 삽니다'));
    await sendAll(shout('현.철.중.검 ㅍ'));
    expect(await rung()).toHaveLength(1);
    await runLater();
    expect(await rung()).toHaveLength(1);
    offsetMs = 10 * MINUTE_MS + 1000;
    await runLater();
    expect((await rung()).map(({ title }) => title)).toEqual([
      '외침에 ‘현철중검’이 나왔습니다',
      '외침에 ‘현철중검’이 3번 더 나왔습니다',
    ]);
    offsetMs += 11 * MINUTE_MS;
    await sendAll(shout('현철중검 다시'));
    expect(await rung()).toHaveLength(3);
  });

  it('rings once for a batch, and the rest of it later', async () => {
    await keyword('도토리');
    await sendAll(shout('도토리 하나'), shout('도토리 둘'), shout('도토리 셋'));
    expect(await rung()).toHaveLength(1);
    offsetMs = 11 * MINUTE_MS;
    await runLater();
    expect((await rung()).at(-1)?.title).toBe('외침에 ‘도토리’가 2번 더 나왔습니다');
  });

  it('hears only its server and its kind', async () => {
    await keyword('현철중검', { gameServer: 2, kind: 1 });
    await sendAll(shout('현철중검 45만 팝니다'));
    await collector.sendAll([shout('현철중검 나왔다')], 2);
    await runJobs();
    expect(await rung()).toEqual([]);
    await collector.sendAll([shout('현철중검 45만 팝니다')], 2);
    await runJobs();
    expect(await rung()).toHaveLength(1);
  });

  it('never rings for one’s own, a blocked, a muted or a hidden shout', async () => {
    const blocked = await signInAs(site, { profile: { name: `막힌${Math.random().toString(36).slice(2, 7)}` } });
    await keyword('현철중검');
    const block = (payload: object) =>
      site.app.inject({ method: 'POST', url: '/api/blocks', headers: player.headers, payload });
    expect((await block({ name: '시끄러운 분' })).statusCode).toBe(201);
    expect((await block({ profileId: blocked.profile.id })).statusCode).toBe(201);
    await site.database.db
      .insertInto('muted_name')
      .values({ game_server: 1, name_key: '도배꾼', muted_until: new Date(clock.now().getTime() + HOUR_MS) })
      .execute();
    const names = [String(player.profile.name), '시끄러운분', String(blocked.profile.name), '도배꾼'];
    await sendAll(...names.map((name) => shout('현철중검 팝니다', { name })), shout('바카라 현철중검 첫충'));
    expect(await rung()).toEqual([]);
    await sendAll(shout('현철중검 팝니다'));
    expect(await rung()).toHaveLength(1);
  });

  it('of a suspended player may be removed, and goes with the account', async () => {
    const { id } = await keyword('현철중검');
    await keyword('진호박');
    const until = new Date(clock.now().getTime() + DAY_MS);
    await suspend(site.database.db, player, until);
    expect((await send('POST', '', { text: '도토리' })).status).toBe(499);
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    const exported = await site.app.inject({ url: '/api/profiles/me/export', headers: player.headers });
    expect(exported.json().keywords).toMatchObject([{ text: '진호박' }]);
  });
});
