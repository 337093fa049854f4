import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveEvent, LiveListener } from './live-frame.ts';
import { type LineSocket, LiveLine, type LiveState } from './live-line.ts';

class FakeSocket implements LineSocket {
  onopen: LineSocket['onopen'] = null;
  onmessage: LineSocket['onmessage'] = null;
  onclose: LineSocket['onclose'] = null;
  output: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.output.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }
  notify(...frames: object[]): void {
    for (const frame of frames) {
      const message = new MessageEvent('message', { data: JSON.stringify(frame) });
      this.onmessage?.call(this as unknown as WebSocket, message);
    }
  }
  break(): void {
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent);
  }
}

const GATHERED_MS = 20;

function reconnect(last: () => FakeSocket, afterMs = 1000): void {
  last().break();
  vi.advanceTimersByTime(afterMs);
  last().open();
}

function setUp() {
  const sockets: FakeSocket[] = [];
  const states: (LiveState | null)[] = [];
  const listeners = new Map<string, Set<LiveListener>>();
  const beside = new Map<string, Set<LiveListener>>();
  const pageAge = { seconds: 6.4 };
  const line = new LiveLine({
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    listeners,
    beside,
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state);
    },
    random: () => 0.5,
    pageAge: () => pageAge.seconds,
  });
  const on = (topic: string, listener: LiveListener) => {
    listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
    line.listen();
    vi.advanceTimersByTime(GATHERED_MS);
  };
  const off = (topic: string) => {
    listeners.delete(topic);
    line.listen();
    vi.advanceTimersByTime(GATHERED_MS);
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('There is no connection.');
    return socket;
  };
  return { line, listeners, beside, sockets, states, on, off, last, pageAge };
}

function receiving() {
  const received: LiveEvent[] = [];
  return { received, listener: (event: LiveEvent) => void received.push(event) };
}

const event = (id: number, topic: string) => ({ t: 'event', id: String(id), topic, type: 'test.happened', data: id });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a live connection', () => {
  it('opens with the first listener, is shared by all, and closes with the last', () => {
    const { on, off, sockets, last, states } = setUp();
    expect(sockets).toEqual([]);
    on('trades', () => {});
    on('quotes', () => {});
    expect(sockets).toHaveLength(1);
    last().open();
    last().notify({ t: 'pong', id: '5' });
    expect(last().output).toEqual([{ t: 'sub', topics: ['trades', 'quotes'], past: 9 }, { t: 'ping' }]);
    off('trades');
    expect(last().output.at(-1)).toEqual({ t: 'unsub', topics: ['trades'] });
    off('quotes');
    expect([sockets.length, last().isClosed]).toEqual([1, true]);
    expect(states).toEqual(['connecting', 'live', null]);
  });

  it('is lost at once without a network, and connects with it', () => {
    const { line, on, sockets, last, states } = setUp();
    line.lose();
    on('trades', () => {});
    last().open();
    last().notify({ t: 'pong', id: '5' });
    line.lose();
    expect([states.at(-1), last().isClosed]).toEqual(['lost', true]);
    line.retryNow();
    last().open();
    last().notify({ t: 'pong', id: '5' });
    expect([states.at(-1), sockets.length]).toEqual(['live', 2]);
  });

  it('is not closed before it is open', () => {
    const { on, off, last } = setUp();
    on('trades', () => {});
    off('trades');
    expect(last().isClosed).toBe(false);
    last().open();
    expect(last().isClosed).toBe(true);
    expect(last().output).toEqual([]);
  });

  it.each([
    [0, 2],
    [14.2, 17],
    [400, 60],
  ])(
    'requests topics that come later, on a page read %d seconds before, from %d seconds before on',
    (seconds, past) => {
      const { on, last, pageAge } = setUp();
      on('trades', () => {});
      last().open();
      pageAge.seconds = seconds;
      on('trades:item:3', () => {});
      expect(last().output.at(-1)).toEqual({ t: 'sub', topics: ['trades:item:3'], past });
    },
  );

  it('delivers an event to each listener once, whichever topic it came under', () => {
    const { on, last } = setUp();
    const { received, listener } = receiving();
    const other = receiving();
    on('trades', listener);
    on('trades:item:3', listener);
    on('trades:item:3', other.listener);
    last().open();
    last().notify(event(7, 'trades'), event(7, 'trades:item:3'), event(8, 'trades'), event(7, 'trades'));
    expect(received.map(({ data }) => data)).toEqual([7, 8]);
    expect(other.received.map(({ data }) => data)).toEqual([7]);
  });

  it('survives a listener that throws and messages it does not understand', () => {
    const { on, last } = setUp();
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { received, listener } = receiving();
    on('trades', () => {
      throw new Error('broken');
    });
    on('trades', listener);
    last().open();
    last().onmessage?.call(last() as unknown as WebSocket, new MessageEvent('message', { data: '{' }));
    last().notify({ t: 'new word' }, event(1, 'trades'));
    expect(received).toHaveLength(1);
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('a broken live connection', () => {
  it('reconnects with growing pauses, requests what it missed and reports its state', () => {
    const { on, sockets, last, states } = setUp();
    on('trades', () => {});
    last().open();
    last().notify({ t: 'pong', id: '40' }, event(41, 'trades'));
    last().break();
    for (const delay of [1000, 2000, 4000]) {
      const before = sockets.length;
      vi.advanceTimersByTime(delay - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
      last().break();
    }
    expect(states).toEqual(['connecting', 'live', 'connecting', 'lost']);
    vi.advanceTimersByTime(8000);
    last().open();
    expect(last().output[0]).toEqual({ t: 'sub', topics: ['trades'], since: '41' });
    last().notify({ t: 'pong', id: '41' });
    expect(states.at(-1)).toBe('live');
  });

  it('is detected when the server does not respond', () => {
    const { on, sockets, last } = setUp();
    on('trades', () => {});
    last().open();
    last().notify({ t: 'pong', id: '1' });
    vi.advanceTimersByTime(30_000);
    expect(last().output.at(-1)).toEqual({ t: 'ping' });
    vi.advanceTimersByTime(9_999);
    expect(last().isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().isClosed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    // The next ping is never answered.
    vi.advanceTimersByTime(10_000);
    expect(last().isClosed).toBe(true);
  });

  it('has its listeners read again when the server no longer has the events', () => {
    const { on, last } = setUp();
    const { received, listener } = receiving();
    on('trades', listener);
    last().open();
    last().notify(event(41, 'trades'));
    reconnect(last);
    last().notify({ t: 'resync', topic: 'trades' }, { t: 'pong', id: '3' });
    expect(received.at(-1)).toEqual({ topic: 'trades', type: 'resync', data: null });
    reconnect(last);
    expect(last().output[0]).toMatchObject({ since: '3' });
  });

  it('has all its listeners read again when the server returned to an earlier state, and asks for no event of before', () => {
    const { on, last } = setUp();
    const { received, listener } = receiving();
    on('trades', listener);
    last().open();
    last().notify({ t: 'hello', epoch: 'one' }, event(41, 'trades'));
    reconnect(last);
    last().notify({ t: 'hello', epoch: 'one' });
    expect(received.map(({ type }) => type)).not.toContain('resync');
    reconnect(last, 2000);
    last().notify({ t: 'hello', epoch: 'two' }, { t: 'pong', id: '7' });
    expect(received.at(-1)).toEqual({ topic: 'trades', type: 'resync', data: null });
    reconnect(last);
    expect(last().output[0]).toMatchObject({ since: '7' });
  });
});

describe('a hidden tab', () => {
  it('closes its connection and catches up afterwards', () => {
    const { on, sockets, last, line } = setUp();
    on('trades', () => {});
    last().open();
    last().notify({ t: 'pong', id: '9' });
    line.pause();
    expect(last().isClosed).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    line.resume();
    last().open();
    expect(last().output[0]).toEqual({ t: 'sub', topics: ['trades'], since: '9' });
  });
});

describe('a personal topic', () => {
  it('is requested again when another player signs in', () => {
    const { on, sockets, last, line } = setUp();
    on('me', () => {});
    last().open();
    line.renew(false);
    expect(sockets).toHaveLength(1);
    line.renew(true);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
    last().open();
    last().notify({ t: 'error', code: 'LOGIN_REQUIRED', topic: 'me' });
    line.renew(false);
    expect(sockets).toHaveLength(3);
  });

  it('is requested again once when the session has expired', () => {
    const { on, sockets, last } = setUp();
    const { received, listener } = receiving();
    on('me', listener);
    last().open();
    last().notify({ t: 'resync', topic: 'me' }, { t: 'error', code: 'LOGIN_REQUIRED', topic: 'me' });
    expect(received).toEqual([{ topic: 'me', type: 'resync', data: null }]);
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
    last().open();
    last().notify({ t: 'error', code: 'LOGIN_REQUIRED', topic: 'me' }, { t: 'pong', id: '1' });
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });
});

describe('what is heard beside', () => {
  it('opens no line, is asked for with the topics of one, and hears again of an id that others had', () => {
    const { line, beside, sockets, on, last } = setUp();
    const { received, listener } = receiving();
    beside.set('site', new Set([listener]));
    line.listen();
    vi.advanceTimersByTime(GATHERED_MS);
    expect(sockets).toHaveLength(0);
    on('trades', () => undefined);
    last().open();
    expect(last().output[0]).toMatchObject({ t: 'sub', topics: ['trades', 'site'] });
    last().notify(
      { t: 'event', topic: 'site', type: 'banners.changed', data: [1], id: '7' },
      { t: 'event', topic: 'site', type: 'banners.changed', data: [2], id: '7' },
      { t: 'resync', topic: 'site' },
    );
    expect(received.map(({ type, data }) => [type, data])).toEqual([
      ['banners.changed', [1]],
      ['banners.changed', [2]],
      ['resync', null],
    ]);
  });
});
