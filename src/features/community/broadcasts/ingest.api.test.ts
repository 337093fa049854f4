import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '#platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { collectorOf, INGEST_KEY, type SentShout } from '#tests/support/collector.ts';
import { openApp, testApp } from '#tests/support/open-app.ts';
import { broadcastSchema } from './broadcast.contract.ts';
import { messageIssues } from './broadcast-error.labels.ts';

const NOW = Date.parse('2026-11-20T12:00:05.000Z');
const OTHER_KEY = 'another-collector-key-42';
const clock: Clock = { now: () => new Date(NOW) };

const settings = { BROADCAST_INGEST_KEY: `${INGEST_KEY}, ${OTHER_KEY}`, GAME_SERVERS: '1:하나,2:둘' };
const site = testApp({ items: [], clock, settings: { ...settings, RATE_LIMIT_SCALE: '50' } });
const collector = collectorOf(site);
beforeEach(async () => {
  await sql`truncate broadcast, broadcast_hour, muted_name, erased_name cascade`.execute(site.database.db);
});

const shout = (parts: Partial<SentShout> = {}): SentShout => ({
  at: new Date(NOW - MINUTE_MS).toISOString(),
  channel: 3,
  name: '풍백',
  message: '안녕하세요 여러분',
  ...parts,
});
const ago = (ms: number) => new Date(NOW - ms).toISOString();

describe('the door for collectors', () => {
  it('is closed without a key, with a wrong one, and is not there where no key is configured', async () => {
    const body = { source: 'test', gameServer: 1, messages: [shout()] };
    expect((await collector.send(body, {})).status).toBe(403);
    expect((await collector.send(body, { 'x-ingest-key': `${INGEST_KEY}x` })).status).toBe(403);
    expect((await collector.send(body, { 'x-ingest-key': OTHER_KEY })).status).toBe(200);
    const closed = await openApp({ items: [] });
    expect((await collectorOf(closed).send(body)).status).toBe(404);
    await closed.close();
  });

  it('looks at the key before it reads the body', async () => {
    const large = { source: 'test', gameServer: 1, messages: ['가'.repeat(300 * 1024)] };
    expect((await collector.send(large, {})).status).toBe(403);
    expect(await collector.send(large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const fitting = { source: 'test', gameServer: 1, messages: ['a'.repeat(200 * 1024)] };
    expect(await collector.send(fitting)).toMatchObject({ status: 200, body: { stored: 0 } });
  });

  it('takes thirty wrong keys in ten minutes from an address, and right ones for ever', async () => {
    const strict = await openApp({
      items: [],
      clock,
      settings: { BROADCAST_INGEST_KEY: INGEST_KEY },
    });
    const statusFrom = async (remoteAddress: string, key = '') => {
      const payload = { source: 'test', gameServer: 1, messages: [shout()] };
      const request = { method: 'POST', url: '/api/broadcasts', headers: { 'x-ingest-key': key }, payload } as const;
      return (await strict.app.inject({ ...request, remoteAddress })).statusCode;
    };
    const tried = await Promise.all(
      Array.from({ length: 31 }, (_, nth) => statusFrom('203.0.113.7', nth % 2 === 0 ? '' : `wrong-key-${nth}`)),
    );
    expect(tried.toSorted()).toEqual([...Array.from({ length: 30 }, () => 403), 429]);
    expect(await statusFrom('203.0.113.7', INGEST_KEY)).toBe(200);
    expect(await statusFrom('203.0.113.8')).toBe(403);
    const network = await Promise.all(Array.from({ length: 31 }, (_, nth) => statusFrom(`2001:db8:1:2::${nth}`)));
    expect(network.toSorted().at(-1)).toBe(429);
    await strict.close();
  });

  it.each([
    ['another source', { source: 'Über' }],
    ['no messages', { messages: [] }],
    ['501 messages', { messages: Array.from({ length: 501 }, () => shout()) }],
    ['an unknown server', { gameServer: 9 }],
    ['an unknown field', { more: 1 }],
    ['no list', { messages: 'x' }],
  ])('refuses a body with %s as a whole', async (_, parts) => {
    const { status, body } = await collector.send({ source: 'test', gameServer: 1, messages: [shout()], ...parts });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await collector.list('?fold=false')).toEqual([]);
  });

  it('takes 2,000 messages in any ten seconds of a key', async () => {
    const strict = await openApp({
      items: [],
      clock,
      settings: { BROADCAST_INGEST_KEY: `${INGEST_KEY},${OTHER_KEY}` },
    });
    const batch = (nth: number) => ({
      source: 'test',
      gameServer: 1,
      messages: Array.from({ length: 500 }, (_, index) => shout({ message: `말 ${nth} ${index}` })),
    });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((nth) => collectorOf(strict).send(batch(nth))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('RATE_LIMITED');
    expect((await collectorOf(strict, OTHER_KEY).send(batch(5))).body.stored).toBe(500);
    await strict.close();
  });
});

describe('a batch', () => {
  it('names what is wrong with single messages, and stores all others', async () => {
    const answer = await collector.sendAll([
      shout({ message: '하나' }),
      { ...shout(), at: 'gestern', ref: 'a' },
      shout({ at: ago(24 * HOUR_MS + 1000), ref: 'b' }),
      shout({ at: ago(-61_000) }),
      { ...shout(), channel: 10_000 },
      { ...shout(), name: '' },
      { ...shout(), name: '열세글자보다더긴이름입니다' },
      { ...shout(), message: '\u200b \u202e' },
      { ...shout(), message: '가'.repeat(201) },
      { ...shout(), ref: 7 },
      null,
      'x',
      shout({ message: '둘', channel: 9999 }),
    ]);
    expect(answer).toMatchObject({ stored: 2, duplicates: 0 });
    expect(answer.refused.map(({ index, ref, message }) => [index, ref, message])).toEqual([
      [1, 'a', messageIssues.at],
      [2, 'b', messageIssues.old],
      [3, null, messageIssues.ahead],
      [4, null, messageIssues.channel],
      [5, null, messageIssues.name],
      [6, null, messageIssues.name],
      [7, null, messageIssues.message],
      [8, null, messageIssues.message],
      [9, null, messageIssues.ref],
      [10, null, messageIssues.shape],
      [11, null, messageIssues.shape],
    ]);
    expect((await collector.list()).map(({ message }) => message).toSorted()).toEqual(['둘', '하나']);
  });

  it('is stored without what nobody sees, and with single spaces', async () => {
    await collector.sendAll([shout({ name: '풍\u200b백', message: ' 안녕\u202e\u2066하세요   \n여러분\u0000 ' })]);
    expect(await collector.list()).toMatchObject([{ name: '풍백', message: '안녕하세요 여러분', channel: 3, kind: 9 }]);
    expect(await collector.sendAll([shout({ message: '안녕하세요 여러분' })])).toMatchObject({
      stored: 0,
      duplicates: 1,
    });
  });

  it('that is sent twice, also by another collector or at once a hundred times, changes nothing', async () => {
    const batch = [
      shout(),
      shout({ channel: 4 }),
      shout({ name: '은하수' }),
      shout({ at: ago(2 * MINUTE_MS) }),
      shout(),
    ];
    expect(await collector.sendAll(batch)).toEqual({ stored: 4, duplicates: 1, refused: [] });
    const before = await collector.list('?fold=false');
    const answers = await Promise.all(Array.from({ length: 100 }, () => collector.sendAll(batch)));
    expect(answers.every(({ stored, duplicates }) => stored === 0 && duplicates === 5)).toBe(true);
    expect(await collectorOf(site, OTHER_KEY).sendAll(batch)).toMatchObject({ stored: 0, duplicates: 5 });
    expect(await collector.list('?fold=false')).toEqual(before);
  });

  it('on either side of a slot’s edge is two shouts, which the fold joins', async () => {
    const edge = Date.parse('2026-11-20T11:59:10.000Z');
    await collector.sendAll([shout({ at: new Date(edge - 1).toISOString() })]);
    await collector.sendAll([shout({ at: new Date(edge).toISOString() })]);
    expect(await collector.list('?fold=false')).toHaveLength(2);
    expect(await collector.list()).toMatchObject([{ repeats: 2, firstAt: new Date(edge - 1).toISOString() }]);
  });

  it('of a chain eight seconds apart is one row', async () => {
    const chain = Array.from({ length: 300 }, (_, nth) => shout({ at: ago(MINUTE_MS + nth * 8000), channel: nth % 3 }));
    const { stored } = await collector.sendAll(chain);
    expect(stored).toBeGreaterThan(200);
    const rows = await collector.list();
    expect(rows).toMatchObject([{ repeats: stored, firstAt: ago(MINUTE_MS + 299 * 8000) }]);
    for (const row of rows) broadcastSchema.parse(row);
  });
});

describe('repeats', () => {
  it('are one row, the newest, while each follows within 30 minutes', async () => {
    await collector.sendAll([
      shout({ at: ago(90 * MINUTE_MS), message: '현철중검 팝니다!' }),
      shout({ at: ago(60 * MINUTE_MS), message: '현철 중검 팝니다', channel: 9 }),
      shout({ at: ago(29 * MINUTE_MS), message: '현철중검   팝니다~' }),
      shout({ at: ago(28 * MINUTE_MS), message: '현철중검 팝니다', name: '은하수' }),
    ]);
    expect((await collector.list()).map(({ name, repeats, firstAt }) => [name, repeats, firstAt])).toEqual([
      ['은하수', 1, ago(28 * MINUTE_MS)],
      ['풍백', 1, ago(29 * MINUTE_MS)],
      ['풍백', 2, ago(90 * MINUTE_MS)],
    ]);
    await collector.sendAll([shout({ at: ago(45 * MINUTE_MS), message: '현철중검팝니다' })]);
    expect((await collector.list()).map(({ repeats }) => repeats)).toEqual([1, 4]);
    expect((await collector.list('?fold=false')).map(({ repeats }) => repeats)).toEqual([1, 1, 1, 1, 1]);
  });

  it('of another server are others', async () => {
    await collector.sendAll([shout()], 1);
    await collector.sendAll([shout()], 2);
    expect(await collector.list()).toHaveLength(2);
    expect(await collector.list('?gameServer=2')).toMatchObject([{ gameServer: 2, repeats: 1 }]);
  });
});
