import { call, type LiveFrame, type LiveListener, readFrame } from './live-frame.ts';

const PING_MS = 30_000;
const ANSWER_MS = 10_000;
const FIRST_DELAY_MS = 1000;
const LAST_DELAY_MS = 60_000;
const LOST_AFTER = 2;
/** Milliseconds; topics that are added within this time are requested together. */
const GATHER_MS = 20;
/** Event ids to remember: one may arrive twice, under another topic or because a new page requests past events. */
const MAX_REPORTED = 500;
const RENEW_MS = 5000;
/** Seconds of events to request from before a page's data was requested, because clocks and caches differ. */
const MARGIN_S = 2;
/** The largest number of seconds that the server accepts (`live-message.ts`). */
const MAX_PAST_S = 60;

export type LiveState = 'connecting' | 'live' | 'lost';

export type LineSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface LineOptions {
  connect(): LineSocket;
  listeners: ReadonlyMap<string, ReadonlySet<LiveListener>>;
  /** Listeners that do not open a connection by themselves. */
  beside?: ReadonlyMap<string, ReadonlySet<LiveListener>>;
  onState(state: LiveState | null): void;
  /** Returns a number from 0 to 1. */
  random?(): number;
  /** Seconds since the data of the shown page was requested. */
  pageAge(): number;
}

/**
 * The one live connection of a tab: connects while there are listeners, reconnects with growing pauses and requests the
 * events that were missed.
 */
export class LiveLine {
  readonly #options: LineOptions;
  readonly #random: () => number;
  readonly #beside: ReadonlyMap<string, ReadonlySet<LiveListener>>;
  #socket: LineSocket | undefined;
  #isOpen = false;
  #received = new Set<string>();
  #refused = new Set<string>();
  #resynced = new Set<string>();
  /** All events up to this id were delivered; `undefined` before the first message of the server. */
  #lastId: number | undefined;
  /** Identifies the server's data, which has another epoch after a restore. */
  #epoch: string | undefined;
  readonly #reported = new Map<string, Set<LiveListener>>();
  #failures = 0;
  #isPaused = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gather: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#beside = options.beside ?? new Map();
  }

  listen(): void {
    this.#gather ??= setTimeout(() => {
      this.#gather = undefined;
      if (this.#options.listeners.size === 0) this.#hangUp();
      else if (this.#isOpen) this.#tellTopics();
      else this.#connect();
    }, GATHER_MS);
  }

  /** Reconnects, because the server knows the player by the session that the connection began with. */
  renew(isSomebodyElse: boolean): void {
    if (!isSomebodyElse && this.#refused.size === 0) return;
    this.#drop();
    this.#connect();
  }

  pause(): void {
    this.#isPaused = true;
    this.#drop();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#failures = 0;
    this.#connect();
  }

  retryNow(): void {
    if (this.#retry !== undefined) this.#connect();
  }

  /** Reports the loss at once when the device has no network, instead of waiting for a ping. */
  lose(): void {
    if (!this.#socket && this.#retry === undefined) return;
    this.#failures = LOST_AFTER;
    this.#broke();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#socket || this.#isPaused || this.#options.listeners.size === 0) return;
    this.#options.onState(this.#failures < LOST_AFTER ? 'connecting' : 'lost');
    const socket = this.#options.connect();
    this.#socket = socket;
    this.#beat = setTimeout(() => this.#broke(), ANSWER_MS);
    socket.onopen = () => {
      this.#isOpen = true;
      this.#tellTopics();
      this.#ping();
    };
    socket.onmessage = ({ data }) => this.#handle(data);
    socket.onclose = () => this.#broke();
  }

  #tellTopics(): void {
    const wanted = [...this.#options.listeners.keys(), ...this.#beside.keys()];
    const fresh = wanted.filter((topic) => !this.#received.has(topic) && !this.#refused.has(topic));
    const gone = [...this.#received].filter((topic) => !wanted.includes(topic));
    // A new connection continues where the old one ended; a new topic begins shortly before its page was read.
    const since = this.#received.size === 0 && this.#lastId !== undefined ? { since: String(this.#lastId) } : undefined;
    if (fresh.length > 0) this.#sendMessage({ t: 'sub', topics: fresh, ...(since ?? { past: this.#past() }) });
    if (gone.length > 0) this.#sendMessage({ t: 'unsub', topics: gone });
    this.#received = new Set(wanted.filter((topic) => !this.#refused.has(topic)));
  }

  #past(): number {
    return Math.min(MAX_PAST_S, Math.ceil(this.#options.pageAge()) + MARGIN_S);
  }

  #handle(text: unknown): void {
    this.#waitForPing();
    const frame = readFrame(text);
    if (!frame) return;
    if (frame.t === 'event') this.#deliver(frame);
    else if (frame.t === 'pong') this.#goodUpTo(Number(frame.id));
    else if (frame.t === 'resync') this.#resync(frame.topic);
    else if (frame.t === 'hello') this.#greet(frame.epoch);
    else if (frame.t === 'error' && frame.topic) this.#refuse(frame.topic);
  }

  #deliver({ topic, type, data, id }: LiveFrame): void {
    this.#lastId = Math.max(this.#lastId ?? 0, Number(id));
    const reported = this.#eventsOf(id);
    for (const listener of this.#options.listeners.get(topic) ?? []) {
      if (reported.has(listener)) continue;
      reported.add(listener);
      call(listener, { topic, type, data });
    }
    for (const listener of this.#beside.get(topic) ?? []) call(listener, { topic, type, data });
  }

  #eventsOf(id: string): Set<LiveListener> {
    const reported = this.#reported.get(id) ?? new Set();
    this.#reported.set(id, reported);
    const [oldest] = this.#reported.keys();
    if (oldest !== undefined && this.#reported.size > MAX_REPORTED) this.#reported.delete(oldest);
    return reported;
  }

  #goodUpTo(id: number): void {
    if (Number.isSafeInteger(id)) this.#lastId = Math.max(this.#lastId ?? 0, id);
    this.#failures = 0;
    this.#options.onState('live');
  }

  #resync(topic: string): void {
    for (const listener of this.#options.listeners.get(topic) ?? this.#beside.get(topic) ?? []) {
      call(listener, { topic, type: 'resync', data: null });
    }
    this.#resynced.add(topic);
    // The server does not know this id; its next message has another.
    this.#lastId = undefined;
  }

  /** After a restore, what was received may never have happened. */
  #greet(epoch: string | undefined): void {
    if (this.#epoch !== undefined && epoch !== this.#epoch) {
      for (const topic of this.#options.listeners.keys()) this.#resync(topic);
    }
    this.#epoch = epoch;
  }

  #refuse(topic: string): void {
    this.#received.delete(topic);
    this.#refused.add(topic);
    // The topic worked until now, so the session has expired: the listener reads again, which renews the session.
    if (this.#resynced.has(topic)) this.#retry = setTimeout(() => this.renew(false), RENEW_MS);
  }

  #ping(): void {
    this.#sendMessage({ t: 'ping' });
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#broke(), ANSWER_MS);
  }

  #waitForPing(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), PING_MS);
  }

  #sendMessage(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #broke(): void {
    this.#drop(true);
    this.#failures += 1;
    this.#options.onState(this.#failures < LOST_AFTER ? 'connecting' : 'lost');
    const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.#failures - 1));
    // Random, so that thousands of tabs do not reconnect at the same moment when a server restarts.
    this.#retry = setTimeout(() => this.#connect(), delay * (0.5 + this.#random()));
  }

  #hangUp(): void {
    this.#drop();
    this.#failures = 0;
    this.#lastId = undefined;
    this.#options.onState(null);
  }

  #drop(isBroken = false): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    clearTimeout(this.#beat);
    const socket = this.#socket;
    const isOpening = !this.#isOpen && !isBroken;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#received.clear();
    this.#refused.clear();
    this.#resynced.clear();
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    // Browsers log an error for a connection that is closed before it is open.
    socket.onopen = isOpening ? () => socket.close() : null;
    if (!isOpening) socket.close();
  }
}
