import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topic, topicFamily } from '#shared/topic.ts';
import type { LiveConnection, LivePerson } from './live-client.ts';
import { LiveHub } from './live-hub.ts';
import { LiveTopics } from './live-topics.ts';
import { endMembership } from './membership.ts';
import type { StoredEvent } from './recent-events.ts';

const START_MS = 1_700_000_000_000;
const MIB = 1024 * 1024;

function fakeConnection(parts: Partial<LiveConnection> = {}) {
  const sent: string[] = [];
  const line = {
    writableLength: 0,
    writable: true,
    write: (bytes: Buffer) => sent.push(bytes.subarray(bytes[1] === 126 ? 4 : 2).toString()) > 0,
    cork: () => {},
    uncork: () => {},
  };
  const socket = { close: vi.fn(), terminate: vi.fn(), ping: vi.fn() };
  const frames = () => sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  return { connection: { socket, line, address: '192.0.2.1', person: null, ...parts }, line, socket, frames };
}

const guild = topicFamily('guild');
let isMember = async (userId: string) => userId === 'member';
const topics = new LiveTopics([
  { for: 'everyone', topic: topic('trades') },
  { for: 'everyone', topic: topic('broadcasts'), isReplayed: false },
  { for: 'oneself', topic: topic('me'), topicOf: topicFamily('me') },
  { for: 'members', topic: guild, mayHear: ({ userId }, name) => name === guild(3) && isMember(userId) },
]);

function setUp(limits = { socketsOfAddress: 3, socketsOfPerson: 2 }) {
  const hub = new LiveHub({
    limits,
    now: () => Date.now(),
    topics,
  });
  hub.start({ events: [], lastId: 0 });
  const join = (parts?: Partial<LiveConnection>) => {
    const fake = fakeConnection(parts);
    const client = hub.add(fake.connection);
    fake.socket.terminate.mockImplementation(() => hub.remove(client));
    fake.socket.close.mockImplementation(() => hub.remove(client));
    const sendMessage = (message: object) => hub.handle(client, JSON.stringify(message));
    return { ...fake, client, sendMessage };
  };
  return { hub, join };
}

const person = (userId: string, lastsS = 3600): LivePerson => ({ userId, expiresAt: START_MS / 1000 + lastsS });
const ended = (id: number, userId: string): StoredEvent => {
  const { topics: receivedBy, type, data } = endMembership(userId, guild(3));
  return { id, topics: receivedBy, at: new Date(), type, data: JSON.stringify(data) };
};
const event = (id: number, ...topics: string[]): StoredEvent => ({
  id,
  topics,
  at: new Date(),
  type: 'test.happened',
  data: String(id),
});

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  isMember = async (userId) => userId === 'member';
});
afterEach(() => vi.useRealTimers());

describe('sending events', () => {
  it('is immediate after a quiet moment, and batched within 250 ms in a busy one', async () => {
    const { hub, join } = setUp();
    const { sendMessage, frames } = join();
    sendMessage({ t: 'sub', topics: ['trades'] });
    await vi.advanceTimersByTimeAsync(1000);
    hub.publish([event(1, 'trades')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(frames()).toHaveLength(1);
    hub.publish([event(2, 'trades')]);
    await vi.advanceTimersByTimeAsync(100);
    hub.publish([event(3, 'trades')]);
    expect(frames()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(150);
    expect(frames().map(({ data }) => data)).toEqual([1, 2, 3]);
  });

  it('sends nothing twice to a client that connects during it', async () => {
    const { hub, join } = setUp();
    hub.publish([event(1, 'trades')]);
    const { sendMessage, frames } = join();
    sendMessage({ t: 'sub', topics: ['trades'], since: '0' });
    await vi.advanceTimersByTimeAsync(500);
    sendMessage({ t: 'ping' });
    expect(frames().map(({ t, id }) => [t, id])).toEqual([
      ['event', '1'],
      ['pong', '1'],
    ]);
  });

  it('disconnects a client that does not read, and continues', async () => {
    const { hub, join } = setUp();
    const [slow, quick] = [join(), join()];
    for (const { sendMessage } of [slow, quick]) sendMessage({ t: 'sub', topics: ['trades'] });
    slow.line.writableLength = 2 * MIB + 1;
    hub.publish([event(1, 'trades')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(slow.socket.terminate).toHaveBeenCalledOnce();
    expect(slow.frames()).toEqual([]);
    expect(quick.frames()).toHaveLength(1);
    expect(hub.listeners.all.size).toBe(1);
  });

  it('sends what was missed by bytes and by turns, and then only that it must be read again', async () => {
    const { hub, join } = setUp();
    const data = JSON.stringify('x'.repeat(50_000));
    hub.publish(Array.from({ length: 18 }, (_, index) => ({ ...event(index + 1, 'trades'), data })));
    await vi.advanceTimersByTimeAsync(500);
    const { sendMessage, frames } = join();
    const kindsOf = (since: string, name = 'trades') => {
      const before = frames().length;
      sendMessage({ t: 'sub', topics: [name], since });
      return frames()
        .slice(before)
        .map(({ t }) => t);
    };
    expect(kindsOf('0')).toHaveLength(18);
    expect(kindsOf('0')).toEqual(['resync']);
    const bytes = () => frames().reduce((sum, frame) => sum + JSON.stringify(frame).length, 0);
    for (let turn = 0; turn < 40; turn += 1) sendMessage({ t: 'sub', topics: ['trades'], since: '0' });
    expect(bytes()).toBeLessThan(1.1 * MIB);
    for (let third = 0; third < 3; third += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      sendMessage({ t: 'ping' });
    }
    expect(kindsOf('0')).toHaveLength(18);
  });

  it('counts the turns of catching up, however little there was', async () => {
    const { hub, join } = setUp();
    hub.publish([event(1, 'trades')]);
    await vi.advanceTimersByTimeAsync(500);
    const { sendMessage, frames } = join();
    for (let turn = 0; turn < 25; turn += 1) sendMessage({ t: 'sub', topics: ['trades'], since: '0' });
    expect(frames().filter(({ t }) => t === 'event')).toHaveLength(20);
    expect(frames().at(-1)).toEqual({ t: 'resync', topic: 'trades' });
  });

  it('aborts a response that would be too long', async () => {
    const { hub, join } = setUp();
    const data = JSON.stringify('x'.repeat(100_000));
    hub.publish(Array.from({ length: 12 }, (_, index) => ({ ...event(index + 1, 'trades'), data })));
    await vi.advanceTimersByTimeAsync(500);
    const { sendMessage, frames } = join();
    sendMessage({ t: 'sub', topics: ['trades'], since: '0' });
    expect(frames()).toEqual([{ t: 'resync', topic: 'trades' }]);
  });
});

describe('stored events', () => {
  it('last ten minutes', async () => {
    const { hub, join } = setUp();
    hub.publish([event(1, 'trades')]);
    await vi.advanceTimersByTimeAsync(300_000);
    hub.publish([event(2, 'trades')]);
    const missedAt = (since: string) => {
      const { sendMessage, frames } = join({ address: crypto.randomUUID() });
      sendMessage({ t: 'sub', topics: ['trades'], since });
      return frames().map(({ data, t }) => data ?? t);
    };
    await vi.advanceTimersByTimeAsync(290_000);
    expect([missedAt('0'), missedAt('1'), missedAt('2')]).toEqual([[1, 2], [2], []]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([missedAt('0'), missedAt('1')]).toEqual([['resync'], [2]]);
  });
});

describe('a heartbeat', () => {
  it('is requested every thirty seconds and awaited for ten', async () => {
    const { join } = setUp();
    const { client, socket } = join();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.ping).toHaveBeenCalledOnce();
    client.hasLife(Date.now());
    await vi.advanceTimersByTimeAsync(30_000);
    expect([socket.ping.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  it('is any message of the client', async () => {
    const { join } = setUp();
    const { sendMessage, socket } = join();
    for (let time = 0; time < 6; time += 1) {
      await vi.advanceTimersByTimeAsync(20_000);
      sendMessage({ t: 'ping' });
    }
    expect(socket.ping).not.toHaveBeenCalled();
  });
});

describe('connection limits', () => {
  it('count addresses and players, and release those who have left', () => {
    const { hub, join } = setUp();
    const [first] = [join({ person: person('a') }), join({ person: person('a') })];
    expect(hub.findReachedLimit('192.0.2.2', person('a'))).toBe('person');
    expect(hub.findReachedLimit('192.0.2.1', person('b'))).toBeUndefined();
    join();
    expect(hub.findReachedLimit('192.0.2.1', null)).toBe('address');
    expect(hub.findReachedLimit('192.0.2.2', null)).toBeUndefined();
    hub.remove(first.client);
    hub.remove(first.client);
    expect([hub.findReachedLimit('192.0.2.1', null), hub.findReachedLimit('192.0.2.2', person('a'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a restricted topic', () => {
  it('of a guild is sent to its members only', async () => {
    const { hub, join } = setUp();
    const [member, other] = [join({ person: person('member') }), join({ person: person('other') })];
    for (const { sendMessage } of [member, other]) sendMessage({ t: 'sub', topics: ['guild:3'] });
    await vi.advanceTimersByTimeAsync(10);
    hub.publish([event(1, 'guild:3')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(member.frames()).toMatchObject([{ t: 'event', topic: 'guild:3' }]);
    expect(other.frames()).toMatchObject([{ t: 'error', code: 'FORBIDDEN' }]);
  });

  it('ends with the membership for every connection of that player, and the ending is never sent', async () => {
    const { hub, join } = setUp();
    const [here, there] = [join({ person: person('member') }), join({ person: person('member') })];
    const everybody = join({ address: '192.0.2.2' });
    isMember = async () => true;
    const other = join({ person: person('other') });
    for (const { sendMessage } of [here, there, other]) sendMessage({ t: 'sub', topics: ['guild:3', 'trades'] });
    everybody.sendMessage({ t: 'sub', topics: ['trades'] });
    await vi.advanceTimersByTimeAsync(10);
    isMember = async (userId) => userId === 'other';
    hub.publish([event(1, 'guild:3'), ended(2, 'member'), event(3, 'guild:3'), event(4, 'trades')]);
    await vi.advanceTimersByTimeAsync(500);
    for (const { frames } of [here, there]) {
      expect(frames()).toMatchObject([
        { topic: 'guild:3', id: '1' },
        { t: 'error', code: 'FORBIDDEN', topic: 'guild:3' },
        { topic: 'trades', id: '4' },
      ]);
    }
    expect(other.frames().map(({ id }) => id)).toEqual(['1', '3', '4']);
    expect(everybody.frames().map(({ id }) => id)).toEqual(['4']);
    here.sendMessage({ t: 'sub', topics: ['guild:3'], since: '0' });
    await vi.advanceTimersByTimeAsync(10);
    expect(here.frames().slice(3)).toMatchObject([{ t: 'error', code: 'FORBIDDEN', topic: 'guild:3' }]);
  });

  it('is not opened by a check from before the membership ended', async () => {
    const { hub, join } = setUp();
    const { sendMessage, frames } = join({ person: person('member') });
    const { promise: requested, resolve: answer } = Promise.withResolvers<boolean>();
    isMember = () => requested;
    sendMessage({ t: 'sub', topics: ['guild:3'] });
    hub.publish([ended(1, 'member')]);
    await vi.advanceTimersByTimeAsync(500);
    isMember = async () => false;
    answer(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(frames()).toMatchObject([{ t: 'error', code: 'FORBIDDEN', topic: 'guild:3' }]);
    hub.publish([event(2, 'guild:3')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(frames()).toHaveLength(1);
  });

  it('is checked again at each subscription, and refused when the check fails', async () => {
    const { hub, join } = setUp();
    const { sendMessage, frames } = join({ person: person('member') });
    sendMessage({ t: 'sub', topics: ['guild:3'] });
    await vi.advanceTimersByTimeAsync(10);
    isMember = () => Promise.reject(new Error('away'));
    sendMessage({ t: 'sub', topics: ['guild:3'], since: '0' });
    await vi.advanceTimersByTimeAsync(10);
    hub.publish([event(1, 'guild:3')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(frames()).toMatchObject([{ t: 'error', code: 'FORBIDDEN', topic: 'guild:3' }]);
  });

  it('ends with the session, while public topics continue', async () => {
    const { hub, join } = setUp();
    const { sendMessage, frames } = join({ person: person('a', 5) });
    sendMessage({ t: 'sub', topics: ['me', 'trades'] });
    await vi.advanceTimersByTimeAsync(6000);
    expect(frames()).toMatchObject([
      { t: 'resync', topic: 'me' },
      { t: 'error', code: 'LOGIN_REQUIRED', topic: 'me' },
    ]);
    hub.publish([event(1, 'me:a'), event(2, 'trades')]);
    await vi.advanceTimersByTimeAsync(500);
    expect(frames().slice(2)).toMatchObject([{ topic: 'trades' }]);
    expect(hub.findReachedLimit('192.0.2.2', person('a'))).toBeUndefined();
  });
});

describe('shutdown', () => {
  it('notifies every client and waits no longer than a second for any', async () => {
    const { hub, join } = setUp();
    const [polite, deaf] = [join(), join()];
    deaf.socket.close.mockImplementation(() => {});
    const closed = hub.close(1001, 'bye');
    await vi.advanceTimersByTimeAsync(1100);
    await closed;
    expect(polite.socket.close).toHaveBeenCalledWith(1001, 'bye');
    expect(polite.socket.terminate).not.toHaveBeenCalled();
    expect(deaf.socket.terminate).toHaveBeenCalledOnce();
    expect(hub.isClosing).toBe(true);
  });
});

describe('a topic that is not replayed', () => {
  const TEN_MINUTES_MS = 10 * 60_000;
  /** Two batches a second, each of the largest event there is. */
  const many = (from: number) =>
    Array.from({ length: (TEN_MINUTES_MS / 1000) * 2 }, (_, nth): StoredEvent => {
      const at = new Date(START_MS + nth * 500);
      return { ...event(from + nth, 'broadcasts'), at, data: JSON.stringify('외'.repeat(9_000)) };
    });

  it('pushes nothing else out in ten minutes, and is answered with resync', async () => {
    const { hub, join } = setUp();
    const trades = [event(1, 'trades'), event(2, 'trades')];
    const shouts = many(3);
    hub.publish(trades);
    for (const shout of shouts) {
      hub.publish([shout]);
      await vi.advanceTimersByTimeAsync(499);
    }
    hub.sweep();
    const last = String(shouts.at(-1)?.id);
    const received = (topics: string[], since: string) => {
      const { sendMessage, frames } = join();
      sendMessage({ t: 'sub', topics, since });
      return frames().map(({ t, topic: name, data }) => (t === 'resync' ? `resync ${name}` : data));
    };
    expect(received(['trades'], '0')).toEqual([1, 2]);
    expect(received(['trades', 'broadcasts'], '1')).toEqual([2, 'resync broadcasts']);
    expect(received(['broadcasts'], last)).toEqual(['resync broadcasts']);
  });

  it('is read again by who was a moment late, and by nobody else', async () => {
    const { hub, join } = setUp();
    const received = () => {
      const { sendMessage, frames } = join();
      sendMessage({ t: 'sub', topics: ['broadcasts'], past: 5 });
      return frames().map(({ t }) => t);
    };
    expect(received()).toEqual([]);
    hub.publish([event(1, 'broadcasts')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(received()).toEqual(['resync']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received()).toEqual([]);
  });
});

it('tells what one process knows alone, without a number of its own: whoever was away reads again', async () => {
  const { hub, join } = setUp();
  const here = join();
  here.sendMessage({ t: 'sub', topics: ['broadcasts', 'trades'] });
  hub.publish([event(8, 'trades')]);
  await vi.advanceTimersByTimeAsync(300);
  hub.publishPassing(topic('broadcasts'), 'banners.changed', '[]');
  hub.publish([event(9, 'trades')]);
  await vi.advanceTimersByTimeAsync(300);
  expect(here.frames().map(({ t, type, id }) => [t, type, id])).toEqual([
    ['event', 'test.happened', '8'],
    ['event', 'banners.changed', '8'],
    ['event', 'test.happened', '9'],
  ]);
  expect(hub.lastSentId).toBe(9);
});
