import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { METHOD_VERSION } from '#features/trade/quotes/quote-method.labels.ts';
import { ALL_SERVERS } from '#shared/all-servers.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type FakeUpstreams, openFakeUpstreams } from '#tests/support/fake-upstreams.ts';
import { readPushMessage } from '#tests/support/push-message.ts';
import { readSession } from '#tests/support/sign-in-visitor.ts';
import { openStoredClient, type StoredClient } from '#tests/support/stored-client.ts';
import { readStoredFixture } from '#tests/support/stored-fixture.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';
import { openStoredSite, type StoredSite } from '#tests/support/stored-site.ts';
import { inTop } from '../structure/tree.ts';

// One site for all tests: each builds on the state of the ones before.

const PATIENCE = { timeout: 20_000 };
/**
 * Fields that change with the time of the request; and since when a deleted account is suspended, for which earlier
 * versions gave the moment of its creation.
 */
const PASSING = new Set(['exportedAt', 'lastUsedAt', 'asOf', 'window', 'previousWindow', 'suspendedAt']);
/** For the names of the tests only. */
const { answers: requested } = readStoredFixture({
  siteUrl: 'http://site.example',
  receiverUrl: 'http://receiver.example',
});

let stored: StoredSite;
let client: StoredClient;
let upstreams: FakeUpstreams;

beforeAll(async () => {
  upstreams = await openFakeUpstreams();
  // The fake receiver stands in for Discord.
  const { AUTH_DISCORD_URL: _, ...settings } = upstreams.settings;
  stored = await openStoredSite(settings);
  client = openStoredClient(stored);
  upstreams.register(stored.site.origin);
});
afterAll(async () => {
  await stored?.close();
  await upstreams?.close();
});

const get = (who: string, path: string) => client.sendRequest(who, 'GET', path);
const idIn = (body: unknown) => z.object({ id: z.int() }).parse(body).id;
const rowsOf = (table: string) => stored.database.tables[table]?.rows.length ?? 0;

async function operatorCommand(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: stored.databaseUrl, NODE_ENV: 'production' };
  const command = inTop('src/app/operator-command.ts');
  return (await promisify(execFile)(process.execPath, [command, ...args], { env })).stdout;
}

function withoutPassing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPassing);
  if (value === '모든 서버') return ALL_SERVERS;
  if (typeof value !== 'object' || value === null) return value;
  const lasting = Object.entries(value).filter(([name]) => !PASSING.has(name));
  return Object.fromEntries(lasting.map(([name, inner]) => [name, withoutPassing(inner)]));
}

/** What the contract of today counts: hidden trades nowhere, and of the cancelled ones those of their owner. */
const COUNTED_ANEW: Readonly<Record<string, unknown>> = {
  '/api/trades/profiles/1/count': { 0: 9, 1: 7, 2: 1, 3: 1 },
};
const MONEY_NOTICE = '게임 돈을 올린 글이 내려갔습니다';
/** What this version notifies of by itself, and of the trade that is completed below. */
const NEW_NOTICES = [MONEY_NOTICE, '거래했는지 알려 주세요'];

/** Answers whose numbers follow from the method of quotes, which may be another. */
const QUOTED = /^\/api\/(prices|items\/popular-with-prices)/;

function expectSameNames(actual: unknown, before: unknown): void {
  expect(namesIn(actual)).toEqual(expect.arrayContaining(namesIn(before)));
}

/** Every path of names, `quote.sell.median`, once. */
function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((one) => ['[]', one] as const) : Object.entries(value);
  return [...new Set(inner.flatMap(([name, one]) => namesIn(one, `${path}.${name}`)))];
}

/** Today the waiting trades of suspended players rest (contract §5). */
function withoutPaused(value: unknown, paused: ReadonlySet<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const shown = Object.entries(value).map(([name, inner]) => [name, withoutPaused(inner, paused)]);
    // The count beside the rows of one side of a book.
    return { ...Object.fromEntries(shown), ...('rows' in value && { count: expect.any(Number) }) };
  }
  const isPaused = (row: unknown) => typeof row === 'object' && row !== null && 'id' in row && paused.has(row.id);
  return value.filter((row) => !isPaused(row));
}

/** Later versions may add fields and word errors otherwise, and change nothing else. */
function expectAtLeast(actual: unknown, stored: unknown): void {
  const before = withoutErrorWords(stored);
  if (typeof before === 'object' && before !== null) expect(actual).toMatchObject(before);
  else expect(actual).toEqual(before);
}

function withoutErrorWords(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer)) return answer;
  const { message: _message, statusMessage: _statusMessage, ...error } = answer as Record<string, unknown>;
  return error;
}

async function shownNow(who: string, answer: unknown): Promise<unknown> {
  if (who !== 'nobody') return answer;
  const paused = await stored.rows('select id from trade where rests_since is not null');
  return withoutPaused(answer, new Set(paused.map(({ id }) => id)));
}

describe('a database of an earlier version', () => {
  it('migrates to the newest version without losing a row', async () => {
    const files = readdirSync(inTop('database/migrations')).filter((name) => /^\d{4}-[a-z-]+[.]ts$/.test(name));
    const applied = await stored.rows('select name from kysely_migration order by name');
    expect(applied.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
    for (const table of [
      'profile',
      'trade',
      'trade_price',
      'saved_search',
      'watch',
      'notification',
      'report',
      'audit',
    ]) {
      const [count] = await stored.rows(`select count(*)::integer as rows from ${table}`);
      expect([table, count?.rows]).toEqual([table, rowsOf(table)]);
    }
  });

  it('lets the waiting trades of suspended players rest from the first moment on', async () => {
    const rows = await stored.rows(`select trade.rests_since = profile.suspended_at as "restsSinceThen" from trade
      join profile on profile.id = trade.profile_id where trade.status = 1 and profile.banned_at > now()`);
    expect(rows).toEqual(Array(3).fill({ restsSinceThen: true }));
  });

  it('computes the quotes that were still pending', async () => {
    const due = () => stored.rows('select id from quote_change where due_at is null or due_at <= now()');
    await expect.poll(due, PATIENCE).toEqual([]);
    const path = `/api/prices/items/${client.idOf('items', 'recount')}`;
    expectSameNames((await get('nobody', path)).body, stored.answers.find((one) => one.path === path)?.answer);
    // By the method of today, also where no trade had changed since the earlier version.
    const [method] = await stored.rows('select version from quote_method');
    expect(method).toEqual({ version: METHOD_VERSION });
    const items =
      "select count(distinct item_id)::integer as items from trade where counted_at > now() - 60 * interval '1 day' and status < 3";
    expect(await stored.rows('select count(distinct item_id)::integer as items from quote')).toEqual(
      await stored.rows(items),
    );
  });

  it.each(requested.map(({ who, path }, index) => ({ who, path, index })))(
    'answers $path to $who as before',
    async ({ who, path, index }) => {
      const before = stored.answers[index];
      const now = await get(who, path);
      expect(now.status).toBe(before?.status);
      if (QUOTED.test(path)) expectSameNames(now.body, withoutPassing(before?.answer));
      else expectAtLeast(now.body, COUNTED_ANEW[path] ?? (await shownNow(who, withoutPassing(before?.answer))));
    },
  );

  it('lists the signed-in devices and marks the current one', async () => {
    const devices = z.array(z.object({ device: z.string(), isCurrent: z.boolean() }));
    const found = devices.parse((await get('hero', '/api/sessions')).body);
    expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(found.map(({ device }) => device).toSorted()).toEqual(['Chrome · Linux', '알 수 없는 기기']);
  });

  it('opens each page that a notification links to', async () => {
    const rows = await stored.rows('select distinct path from notification');
    const paths = rows.map(({ path }) => String(path));
    // Cancelled since: only its own player sees it, in the browser.
    const gone = `/trade/view/${client.idOf('trades', 'aged')}`;
    // One after the other: the queue of uncached pages refuses one reader who asks for too many at once.
    const opened: { path: string; status: number }[] = [];
    for (const path of paths) opened.push({ path, status: (await fetch(stored.site.origin + path)).status });
    expect(opened).toEqual(paths.map((path) => ({ path, status: path === gone ? 404 : 200 })));
  });

  it('returns results for each saved search', async () => {
    const searches = z.array(z.object({ query: z.string() }));
    const saved = searches.parse((await get('hero', '/api/trades/searches')).body);
    expect(saved).toHaveLength(3);
    for (const { query } of saved) {
      expect([query, (await get('nobody', `/api/trades?${query}`)).status]).toEqual([query, 200]);
      expect([query, (await fetch(`${stored.site.origin}/trade?${query}`)).status]).toEqual([query, 200]);
    }
  });

  it('continues an unbroken audit chain', async () => {
    await client.sendRequest(
      'operator',
      'DELETE',
      `/api/operator/manipulated-items/${client.idOf('items', 'manipulated')}`,
    );
    expect(await operatorCommand('audit')).toContain(`✓ 운영 기록 ${rowsOf('audit') + 1}줄이 처음부터 이어집니다.`);
  });

  it('replays the response of a request that is repeated under its key', async () => {
    for (const { who, path, key, body, answer } of stored.cast.requests) {
      expect(await client.sendRequest(who, 'POST', path, body, key)).toEqual({ status: 201, body: answer });
      const other = await client.sendRequest(
        who,
        'POST',
        path,
        { ...body, [path === '/api/trades' ? 'comment' : 'content']: '다른 내용' },
        key,
      );
      expect(other).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });

  it('completes a sign-in that was in progress', async () => {
    const { code, verifier } = stored.cast.flow;
    const { user } = readSession(await client.visitor.exchange(code, verifier));
    expect(user.user_metadata).toMatchObject({ name: '길손' });
  });

  it('rejects exactly the words that operators forbade', async () => {
    const trade = { itemId: client.idOf('items', 'amber'), tradeType: 1, price: 7000, gameServer: 1 };
    const list = (comment: string) => client.sendRequest('forgiven', 'POST', '/api/trades', { ...trade, comment });
    expect(await list('갈매기나루로 오세요')).toMatchObject({ status: 498, body: { code: 'NOT_ALLOWED' } });
    expect((await list('갈매기나루터 앞')).status).toBe(201);
    expect((await list('두루미나루 앞')).status).toBe(201);
  });

  it('enforces a suspension, also after its player deleted the account', async () => {
    const trade = { itemId: client.idOf('items', 'amber'), tradeType: 1, price: 7000, gameServer: 1 };
    expect(await client.sendRequest('rascal', 'POST', '/api/trades', trade)).toMatchObject({
      status: 499,
      body: { code: 'SUSPENDED', data: { bannedReason: '허위 매물' } },
    });
    upstreams.enter('kakao', stored.cast.leaver);
    client.enter('leaver', (await client.visitor.session('kakao')).access_token);
    const back = await client.sendRequest('leaver', 'POST', '/api/profiles/upsert', { name: '돌아온이', agreed: true });
    expect(back.body).toMatchObject({ name: '돌아온이', bannedReason: '현금 거래 유도' });
  });

  it('lets players edit what they created', async () => {
    const path = `/api/trades/${client.idOf('trades', 'waiting')}`;
    const price = await client.sendRequest('hero', 'PUT', path, { price: 23_000 });
    expect(price.body).toMatchObject({ price: 23_000, status: 1 });
    const done = await client.sendRequest('hero', 'PUT', `${path}/complete`, { counterpart: '청룡검객' });
    expect(done.body).toMatchObject({ status: 2, counterpart: { name: '청룡검객' } });
    const search = { name: '같은 조건', query: 'maxPrice=500000&type=0&tradeType=1' };
    const renamed = await client.sendRequest('hero', 'POST', '/api/trades/searches', search);
    expect(renamed.body).toMatchObject({ id: 1, name: '같은 조건' });
    const itemId = client.idOf('items', 'amber');
    const watch = { itemId, subject: 'quote', tradeType: 1, direction: 'below', price: 11_000, gameServer: 1 };
    expect(await client.sendRequest('hero', 'POST', '/api/watches', watch)).toMatchObject({ status: 409 });
  });
});

const frameSchema = z.looseObject({ t: z.string() });

/** The events that a client receives when it reconnects with `since`. */
async function eventsSince(since: string, token: string): Promise<unknown[]> {
  const ProgramSocket = WebSocket as new (url: string, options: object) => WebSocket;
  const url = `${stored.site.origin.replace('http', 'ws')}/api/live`;
  const socket = new ProgramSocket(url, { headers: { authorization: `Bearer ${token}` } });
  const frames: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ t: 'sub', topics: ['trades', 'quotes', 'me'], since }));
      socket.send(JSON.stringify({ t: 'ping' }));
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = frameSchema.parse(JSON.parse(String(data)));
      if (frame.t === 'pong') resolve();
      else frames.push(frame);
    });
    socket.addEventListener('error', () => reject(new Error('refused')));
  });
  socket.close();
  return frames;
}

describe('a client that was connected before', () => {
  it('receives all missed events', async () => {
    const eventSchema = z.array(
      z.object({ id: z.string(), topics: z.array(z.string()), type: z.string(), data: z.unknown() }),
    );
    const rows = await stored.rows('select id::text, topics, type, data from live_event where id > 1 order by id');
    const own = `me:${client.person('hero').userId}`;
    const missed = eventSchema
      .parse(rows)
      .flatMap(({ topics, ...event }) =>
        topics
          .filter((topic) => ['trades', 'quotes', own].includes(topic))
          .map((topic) => ({ t: 'event', topic: topic === own ? 'me' : topic, ...event })),
      );
    expect(new Set(missed.map(({ topic }) => topic))).toEqual(new Set(['trades', 'quotes', 'me']));
    const token = await client.tokenOf('hero');
    // Events of this start itself may still be on their route to the hub.
    await vi.waitFor(
      async () => {
        const delivered = await eventsSince('1', token);
        for (const event of missed) expect(delivered).toContainEqual(event);
      },
      { timeout: 10_000, interval: 500 },
    );
  });
});

describe('the queue of an earlier version', () => {
  const waiting = () => stored.rows('select task_identifier, attempts, last_error from graphile_worker.jobs');
  const sentTo = (part: string) => stored.receiver.received.filter(({ path }) => path.includes(part));
  const pathsSent = async (kind: string) => {
    const own = [kind, client.person('hero').profileId];
    const rows = await stored.rows(
      'select path from notification where kind = $1 and profile_id = $2 order by id',
      own,
    );
    return rows.map(({ path }) => path);
  };

  beforeAll(async () => {
    stored.receiver.received.length = 0;
    await stored.releaseQueue();
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), PATIENCE);
  });

  it('runs all due jobs without a failure', async () => {
    expect(await waiting()).toEqual([{ task_identifier: 'notification.deliver', attempts: 0, last_error: null }]);
  });

  it('notifies of a trade and of a quote that reached a watched price once', async () => {
    const trades = [client.idOf('trades', 'told'), client.idOf('trades', 'fresh')];
    expect(await pathsSent('watch.listing')).toEqual(trades.map((id) => `/trade/view/${id}`));
    expect(await pathsSent('watch.quote')).toEqual([`/trade/${client.idOf('items', 'falling')}`]);
  });

  it('delivers each pending message and each watch notification once', () => {
    const received = ['시험 알림입니다', '은전 팝니다 시세가 8만2천으로 내려왔습니다', '현철중검 42만9천에 팝니다'];
    const embeds = z.object({ embeds: z.tuple([z.object({ title: z.string() })]) });
    const posted = sentTo('/api/webhooks/').map(
      ({ body }) => embeds.parse(JSON.parse(body.toString('utf8'))).embeds[0].title,
    );
    expect(posted.filter((title) => !NEW_NOTICES.includes(title)).toSorted()).toEqual(received);
    // The service worker of an earlier visit reads these fields and no others.
    const message = z.strictObject({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
    const pushed = sentTo('/browser/').map(({ body }) =>
      message.parse(JSON.parse(readPushMessage(body, stored.cast.push))),
    );
    const titles = pushed.map(({ title }) => title).filter((title) => !NEW_NOTICES.includes(title));
    expect(titles.toSorted()).toEqual(received);
  });

  it('cancels game money that was listed while it was goods, with one notice each', async () => {
    const rows = await stored.rows(
      "select id, status, cancelled_by from trade where item_type = 9 and status <> 2 and cancelled_by = 'operator'",
    );
    // Of twelve, one was completed above.
    expect(rows).toHaveLength(11);
    expect(rows.every(({ status }) => status === 3)).toBe(true);
    const notices = await stored.rows(`select once from notification where title = '${MONEY_NOTICE}' order by once`);
    expect(notices.map(({ once }) => once)).toEqual(rows.map(({ id }) => `trade:${id}:cancelled`).toSorted());
    expect(await stored.rows('select id from trade where item_type = 9 and status = 1')).toEqual([]);
  });

  it('stores a delivery under the same channel name as before', async () => {
    const rows = await stored.rows(
      `select distinct regexp_replace(way, '\\d+$', '') as way from delivery order by way`,
    );
    expect(rows.map(({ way }) => way)).toEqual(readStoredNames().values['delivery.way']);
  });

  it('delivers a delayed message when it is due', async () => {
    const before = sentTo('/api/webhooks/').length;
    await stored.rows(
      'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs',
    );
    await expect.poll(waiting, PATIENCE).toEqual([]);
    expect(sentTo('/api/webhooks/').length).toBe(before + 1);
  });
});

describe('rows that this version writes', () => {
  const names = readStoredNames();

  /** New rows use at least these names. */
  async function expectNamed(table: string, column: string, storedValue: readonly string[]): Promise<void> {
    const after = stored.database.sequences[`public.${table}_id_seq`] ?? rowsOf(table);
    const rows = () => stored.rows(`select distinct ${column} as name from ${table} where id > $1`, [after]);
    const written = async () => (await rows()).map(({ name }) => String(name));
    await expect.poll(written, PATIENCE).toEqual(expect.arrayContaining([...storedValue]));
  }

  it('uses the same names for actions of operators as before', async () => {
    const operator = (method: string, path: string, body?: unknown) =>
      client.sendRequest('operator', method, `/api/operator/${path}`, body);
    const [shown, deal, item] = [
      client.idOf('trades', 'shown'),
      client.idOf('trades', 'dealWith'),
      client.idOf('items', 'falling'),
    ];
    const { profileId, userId } = client.person('buyer');
    const reason = '까닭이 있습니다';
    await operator('POST', 'suspensions', { profileId, until: new Date(Date.now() + DAY_MS).toISOString(), reason });
    await operator('DELETE', `suspensions/${profileId}`, { reason });
    await operator('PUT', 'reports/3', { status: 3, answer: '살펴보았습니다.' });
    for (const path of [`trades/${shown}/hidden`, `prices/${deal}`, `manipulated-items/${item}`]) {
      await operator('PUT', path, { reason });
      await operator('DELETE', path);
    }
    const word = idIn((await operator('POST', 'words', { kind: 'AD', pattern: '뻐꾸기나루' })).body);
    await operator('PUT', `words/${word}`, { isActive: false });
    await operator('DELETE', `words/${word}`);
    const [open] = z.array(z.unknown()).parse((await operator('GET', 'inquiries?answered=false')).body);
    await operator('PUT', `inquiries/${idIn(open)}`, { answer: '고맙습니다.' });
    await operatorCommand('add', userId);
    await operatorCommand('remove', userId);
    await expectNamed('audit', 'action', names.auditActions);
  });

  it('uses the same names for events of the market and notifications as before', async () => {
    const item = { itemId: client.idOf('items', 'sword'), tradeType: 2, price: 900, gameServer: 1 };
    const offer = idIn((await client.sendRequest('forgiven', 'POST', '/api/trades', item)).body);
    await client.sendRequest('forgiven', 'PUT', `/api/trades/${offer}`, { price: 950 });
    await client.sendRequest('forgiven', 'PUT', '/api/profiles/pullUpTrade');
    await client.sendRequest('forgiven', 'PUT', `/api/trades/${offer}/cancel`);
    await client.sendRequest('buyer', 'POST', '/api/notifications/test');
    await client.sendRequest('buyer', 'PUT', '/api/notifications/read', { all: true });
    await expectNamed('live_event', 'type', names.liveEvents);
    const received = ['watch.listing', 'watch.quote', 'trade.confirm', 'trade.hidden', 'report.handled', 'way.test'];
    await expectNamed('notification', 'kind', received);
  });
});
