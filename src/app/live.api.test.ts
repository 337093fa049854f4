import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { topicOfPerson } from '#features/people/people.topics.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { LiveTopics } from '#platform/live/live-topics.ts';
import { endMembership } from '#platform/live/membership.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import { topic, topicFamily } from '#shared/topic.ts';
import {
  type LiveLine,
  listenTo,
  makeSigningKeys,
  ORIGIN,
  openLiveApp,
  testLiveApps,
} from '#tests/support/live-app.ts';
import { accessToken, signInAs } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';

const SOON = { timeout: 8000 };

const [test, here, there] = testLiveApps();

interface TestEvent {
  topics: readonly string[];
  type?: string;
  data?: unknown;
}

function toEvent({ topics, type = 'test.happened', data = null }: TestEvent): LiveEvent {
  return { topics: topics.map(topic), type, data };
}

function notify(...events: TestEvent[]): Promise<void> {
  return transactOver(test.db)(async ({ effects }) => effects.publish(...events.map(toEvent)));
}

async function subscribed(url: string, topics: readonly string[], headers?: Record<string, string>): Promise<LiveLine> {
  const line = await listenTo(url, headers);
  line.sendMessage({ t: 'sub', topics });
  await line.settled();
  return line;
}

const numbers = (line: LiveLine) => line.events().map(({ data }) => data);

describe('a live event', () => {
  it('reaches the subscribers of every process, once and in order', async () => {
    const topic = 'trades:item:101';
    const lines = await Promise.all([subscribed(here.url, [topic]), subscribed(there.url, [topic])]);
    const written = Array.from({ length: 40 }, (_, number) => number);
    await Promise.all(written.map((data) => notify({ topics: [topic], data })));
    for (const line of lines) {
      await expect.poll(() => line.events(), SOON).toHaveLength(written.length);
      expect(numbers(line).toSorted((a, b) => Number(a) - Number(b))).toEqual(written);
      const ids = line.events().map(({ id }) => Number(id));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
    expect(numbers(lines[0])).toEqual(numbers(lines[1]));
  });

  it('matches the contract, and is not sent after a rollback', async () => {
    const line = await subscribed(here.url, ['trades', 'trades:item:102']);
    await expect(
      transactOver(test.db)(async ({ effects }) => {
        effects.publish(toEvent({ topics: ['trades'], type: 'trade.created', data: { id: 0 } }));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await notify({
      topics: ['trades', 'trades:item:102'],
      type: 'trade.created',
      data: { id: 7, name: '현철중검 "새것"' },
    });
    await expect.poll(() => line.events(), SOON).toHaveLength(2);
    const received = { t: 'event', type: 'trade.created', data: { id: 7, name: '현철중검 "새것"' } };
    expect(line.events()).toEqual([
      { ...received, topic: 'trades', id: expect.stringMatching(/^\d+$/) },
      { ...received, topic: 'trades:item:102', id: line.events()[0]?.id },
    ]);
  });

  it('makes pages stale in every process', async () => {
    await notify({ topics: ['quotes', 'quotes:item:103'] });
    for (const { staleTags } of [here, there]) await expect.poll(() => staleTags, SOON).toContain('quotes:item:103');
  });

  it('is not sent to subscribers of other topics, nor after unsubscribing', async () => {
    const line = await subscribed(here.url, ['trades:item:104', 'trades:item:105']);
    line.sendMessage({ t: 'unsub', topics: ['trades:item:104'] });
    await line.settled();
    await notify({ topics: ['trades:item:104'], data: 1 }, { topics: ['parties'], data: 2 });
    await notify({ topics: ['trades:item:105'], data: 3 });
    await expect.poll(() => numbers(line), SOON).toEqual([3]);
  });
});

describe('a client that reconnects', () => {
  it('receives exactly what it missed, in order, from any process', async () => {
    const topics = ['trades:item:110', 'quotes:item:110'];
    const first = await subscribed(here.url, topics);
    await notify({ topics: ['trades:item:110'], data: 1 });
    await expect.poll(() => numbers(first), SOON).toEqual([1]);
    const since = first.events()[0]?.id;
    first.end();
    await first.closed;
    const missed = [2, 3, 4, 5].map((data) => ({ topics: [topics[data % 2] ?? ''], data }));
    for (const changes of missed) await notify(changes, { topics: ['trades:item:111'], data: 'other' });
    // Events arrive in order: a client that has the last one has all.
    await notify({ topics: ['trades:item:119'], data: 'last' });
    await expect.poll(() => there.staleTags, SOON).toContain('trades:item:119');

    const second = await listenTo(there.url);
    second.sendMessage({ t: 'sub', topics, since });
    await second.settled();
    expect(second.frames.filter(({ t }) => t === 'resync')).toEqual([]);
    await notify({ topics: ['quotes:item:110'], data: 6 });
    await expect.poll(() => numbers(second), SOON).toEqual([2, 3, 4, 5, 6]);
  });

  it('misses nothing after the id of a pong, without any event before it', async () => {
    const first = await subscribed(here.url, ['trades:item:112']);
    const since = first.frames.at(-1)?.id;
    first.end();
    await notify({ topics: ['trades:item:112'], data: 'meanwhile' });
    const second = await listenTo(here.url);
    second.sendMessage({ t: 'sub', topics: ['trades:item:112'], since });
    await expect.poll(() => numbers(second), SOON).toEqual(['meanwhile']);
  });

  it('may request the last seconds without an id', async () => {
    await notify({ topics: ['trades:item:114'], data: 'a moment ago' });
    await expect.poll(() => here.staleTags, SOON).toContain('trades:item:114');
    const line = await listenTo(here.url);
    line.sendMessage({ t: 'sub', topics: ['trades:item:114'], past: 30 });
    await expect.poll(() => numbers(line), SOON).toEqual(['a moment ago']);
  });

  it.each(['999999999', 'x', '-1', '1e3'])(
    'must read everything again after %j, which is no valid id',
    async (since) => {
      const line = await listenTo(here.url);
      line.sendMessage({ t: 'sub', topics: ['trades', 'quotes'], since });
      await line.settled();
      expect(line.frames.slice(0, -1)).toEqual([
        { t: 'resync', topic: 'trades' },
        { t: 'resync', topic: 'quotes' },
      ]);
    },
  );

  it('receives events from a process that has just started, but nothing older than ten minutes', async () => {
    const old = fixedClock(new Date(Date.now() - 11 * 60_000));
    await transactOver(
      test.db,
      old,
    )(async ({ effects }) => effects.publish(toEvent({ topics: ['trades:item:113'], data: 'old' })));
    await notify({ topics: ['trades:item:113'], data: 'new' });
    const rows = await test.db.selectFrom('live_event').select('id').orderBy('id', 'desc').limit(2).execute();
    const [newest, older] = rows.map(({ id }) => id);
    const fresh = await openLiveApp(test.url, await makeSigningKeys());
    const requestSince = async (since: string) => {
      const line = await listenTo(fresh.url);
      line.sendMessage({ t: 'sub', topics: ['trades:item:113'], since });
      await line.settled();
      return line.frames.slice(0, -1).map(({ t, data }) => data ?? t);
    };
    try {
      expect(await requestSince(String(newest))).toEqual([]);
      expect(await requestSince(String(older))).toEqual(['new']);
      expect(await requestSince('0')).toEqual(['resync']);
    } finally {
      await fresh.close();
    }
  });
});

describe('a process that lost its database connection', () => {
  it('continues where it was', async () => {
    const line = await subscribed(there.url, ['trades:item:120']);
    await there.proxy.shut();
    await notify({ topics: ['trades:item:120'], data: 'while it was deaf' });
    await there.proxy.reopen();
    await expect.poll(() => numbers(line), SOON).toEqual(['while it was deaf']);
    await notify({ topics: ['trades:item:120'], data: 'after' });
    await expect.poll(() => numbers(line), SOON).toEqual(['while it was deaf', 'after']);
  });
});

describe('a process that stops', () => {
  it('closes its connections with a notice, and accepts no more', async () => {
    const ending = await openLiveApp(test.url, await makeSigningKeys());
    const line = await subscribed(ending.url, ['trades']);
    await ending.close();
    expect(await line.closed).toEqual({ code: 1001 });
    await expect(listenTo(ending.url)).rejects.toThrow('refused');
  });
});

describe('the user’s own topic', () => {
  it('needs a session, by bearer or cookie, and receives nothing of others', async () => {
    const [me, other] = [await signInAs(here), await signInAs(here)];
    const mine = await subscribed(here.url, ['me'], me.headers);
    const byCookie = await subscribed(there.url, ['me'], { cookie: me.cookie, origin: ORIGIN });
    const others = await subscribed(here.url, ['me', 'trades:item:130'], other.headers);
    const stranger = await subscribed(here.url, ['me', `me:${me.userId}`, 'trades:item:130']);
    expect(stranger.frames.slice(0, 2).map(({ code, topic }) => [code, topic])).toEqual([
      ['LOGIN_REQUIRED', 'me'],
      ['NOT_FOUND', `me:${me.userId}`],
    ]);
    await notify(
      { topics: [topicOfPerson(me.userId)], data: 'private' },
      { topics: ['trades:item:130'], data: 'public' },
    );
    for (const line of [mine, byCookie]) {
      await expect.poll(() => line.events(), SOON).toMatchObject([{ topic: 'me', data: 'private' }]);
    }
    for (const line of [others, stranger]) await expect.poll(() => numbers(line), SOON).toEqual(['public']);
  });

  it('is refused for an ended session or an invalid token', async () => {
    const me = await signInAs(here);
    await here.api.db.deleteFrom('sign_in.session').where('id', '=', me.sessionId).execute();
    for (const headers of [me.headers, { authorization: 'Bearer x.y.z' }]) {
      const line = await subscribed(here.url, ['me'], headers);
      expect(line.frames[0]).toMatchObject({ t: 'error', code: 'LOGIN_REQUIRED', topic: 'me' });
    }
  });

  it('ends with the token, and requests to be read again', async () => {
    const { userId, sessionId } = await signInAs(here);
    const token = await accessToken(here, { userId, sessionId, expiresAt: Math.floor(Date.now() / 1000) + 4 });
    const line = await subscribed(here.url, ['me', 'trades:item:131'], { authorization: `Bearer ${token}` });
    await expect.poll(() => line.frames.at(-1), SOON).toMatchObject({ code: 'LOGIN_REQUIRED', topic: 'me' });
    expect(line.frames.at(-2)).toEqual({ t: 'resync', topic: 'me' });
    await notify({ topics: [topicOfPerson(userId)], data: 'too late' }, { topics: ['trades:item:131'], data: 'still' });
    await expect.poll(() => numbers(line), SOON).toEqual(['still']);
  });

  it('is refused for a guild without membership', async () => {
    const me = await signInAs(here);
    const line = await subscribed(here.url, ['guild:3'], me.headers);
    await expect
      .poll(() => line.frames, SOON)
      .toContainEqual(expect.objectContaining({ code: 'FORBIDDEN', topic: 'guild:3' }));
  });
});

describe('a topic for members', () => {
  const guild = topicFamily('guild');

  it('ends by an event on every connection in every process, and is refused on reconnecting', async () => {
    const keys = await makeSigningKeys();
    const members = new Set<string>();
    const topics = new LiveTopics([
      { for: 'everyone', topic: topic('trades') },
      { for: 'members', topic: guild, mayHear: async ({ userId }, name) => members.has(`${userId} ${name}`) },
    ]);
    const [first, second] = await Promise.all([
      openLiveApp(test.url, keys, topics),
      openLiveApp(test.url, keys, topics),
    ]);
    onTestFinished(async () => {
      await Promise.all([first.close(), second.close()]);
    });
    const [leaver, stayer] = [await signInAs(first), await signInAs(first)];
    for (const { userId } of [leaver, stayer]) members.add(`${userId} guild:7`);
    const left = await Promise.all([first, second].map(({ url }) => subscribed(url, ['guild:7'], leaver.headers)));
    const stayed = await Promise.all([first, second].map(({ url }) => subscribed(url, ['guild:7'], stayer.headers)));
    await notify({ topics: ['guild:7'], data: 'together' });
    for (const line of [...left, ...stayed]) await expect.poll(() => numbers(line), SOON).toEqual(['together']);
    const since = left[0]?.events()[0]?.id;

    members.delete(`${leaver.userId} guild:7`);
    await transactOver(test.db)(async ({ effects }) => effects.publish(endMembership(leaver.userId, guild(7))));
    await notify({ topics: ['guild:7'], data: 'among us' });
    for (const line of stayed) await expect.poll(() => numbers(line), SOON).toEqual(['together', 'among us']);
    for (const line of left) {
      await expect.poll(() => line.frames.at(-1), SOON).toMatchObject({ code: 'FORBIDDEN', topic: 'guild:7' });
      expect(numbers(line)).toEqual(['together']);
    }

    const back = await listenTo(second.url, leaver.headers);
    back.sendMessage({ t: 'sub', topics: ['guild:7'], since });
    await expect.poll(() => back.frames, SOON).toMatchObject([{ code: 'FORBIDDEN', topic: 'guild:7' }]);
    await notify({ topics: ['guild:7'], data: 'still among us' });
    for (const line of stayed) await expect.poll(() => numbers(line), SOON).toContain('still among us');
    for (const line of [...left, back]) expect(numbers(line)).not.toContain('still among us');
  });
});

describe('the endpoint of live events', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['this site', { origin: ORIGIN }, true],
    ['a program', {}, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['this site on another port', { origin: `${ORIGIN}:8443` }, false],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
  ])('of %s', async (_name, headers, isOpen) => {
    const came = await listenTo(here.url, headers).then(
      () => true,
      () => false,
    );
    expect(came).toBe(isOpen);
  });

  it('refuses with the API’s error', async () => {
    const answer = await upgradeBy(here.port, '/api/live', ['Origin: https://evil.example']);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('"code":"FORBIDDEN"');
  });

  it('is the only one that upgrades: other requests are answered as they are', async () => {
    expect(await upgradeBy(here.port, '/api/items/1')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await upgradeBy(here.port, '/api/live/')).toMatch(/^HTTP\/1\.1 101 /);
    const plain = await fetch(`http://127.0.0.1:${here.port}/api/live`);
    expect([plain.status, (await plain.json()).code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('accepts twenty connections of a person, and no more', async () => {
    const me = await signInAs(here);
    const opened = await Promise.allSettled(Array.from({ length: 25 }, () => subscribed(here.url, ['me'], me.headers)));
    expect(opened.filter(({ status }) => status === 'fulfilled').length).toBe(20);
    await expect(subscribed(there.url, ['me'], me.headers)).resolves.toBeDefined();
  });
});

describe('an invalid message', () => {
  it('is answered, and the connection continues', async () => {
    const line = await subscribed(here.url, ['trades:item:140']);
    for (const message of ['{', '[]', 'null', { t: 'dance' }, { t: 'sub' }, { t: 'sub', topics: [1] }])
      line.sendMessage(message);
    line.sendMessage({ t: 'sub', topics: ['trades:item:0', 'trades:item:1x', '__proto__', 'trades:item:141'] });
    await line.settled();
    const faults = line.frames.filter(({ t }) => t === 'error');
    expect(faults.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 6 }, () => 'INVALID_INPUT'),
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    await notify({ topics: ['trades:item:140'], data: 1 }, { topics: ['trades:item:141'], data: 2 });
    await expect.poll(() => numbers(line), SOON).toEqual([1, 2]);
  });

  it('without end closes the connection', async () => {
    const nonsense = await listenTo(here.url);
    for (let time = 0; time < 20; time += 1) nonsense.sendMessage('nonsense');
    expect(await nonsense.closed).toEqual({ code: 1008 });
    const noisy = await listenTo(here.url);
    for (let time = 0; time < 100; time += 1) noisy.sendMessage({ t: 'ping' });
    expect(await noisy.closed).toEqual({ code: 1008 });
  });

  it('that is too long closes the connection', async () => {
    const line = await listenTo(here.url);
    line.sendMessage({ t: 'sub', topics: ['x'.repeat(20_000)] });
    expect(await line.closed).toEqual({ code: 1009 });
  });

  it('subscribes to a hundred topics and no more', async () => {
    const line = await listenTo(here.url);
    line.sendMessage({ t: 'sub', topics: Array.from({ length: 101 }, (_, index) => `trades:item:${index + 1000}`) });
    await line.settled();
    expect(line.frames.map(({ t }) => t)).toEqual(['error', 'pong']);
  });
});

async function upgradeBy(port: number, path: string, headers: readonly string[] = []): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = ['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(`GET ${path} HTTP/1.1\r\n${[...lines, key, ...headers].join('\r\n')}\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString();
}
