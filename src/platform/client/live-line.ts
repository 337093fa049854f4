import { call, type LiveFrame, type LiveListener, readFrame } from './live-frame.ts';

const PING_MS = 30_000;
const ANSWER_MS = 10_000;
const FIRST_DELAY_MS = 1000;
const LAST_DELAY_MS = 60_000;
/** After so many failures in a row the line counts as lost. */
const LOST_AFTER = 2;
/** Topics that are named within a moment of each other are asked for together. */
const GATHER_MS = 20;
/** Events that may come again: under another topic, or because a page that has just come asks a little way back. */
const MAX_REPORTED = 500;
const RENEW_MS = 5000;
/** What a page shows may have been read this long before it says what it listens to. */
const PAGE_AGE_S = 4;

export type LiveState = 'connecting' | 'live' | 'lost';

/** Of a WebSocket what is used here. */
export type LineSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface LineOptions {
  connect(): LineSocket;
  listeners: ReadonlyMap<string, ReadonlySet<LiveListener>>;
  /** Null: there is no line, because nobody listens. */
  onState(state: LiveState | null): void;
  /** Between 0 and 1. */
  random?(): number;
  /** Seconds since what the first page shows was read. */
  firstPageAge?: number;
}

/**
 * The one connection of a tab: connects while anybody listens, comes back with growing pauses after it broke, and asks for
 * what was missed.
 */
export class LiveLine {
  readonly #options: LineOptions;
  readonly #random: () => number;
  #socket: LineSocket | undefined;
  #isOpen = false;
  /** What the server knows that this tab hears of. */
  #received = new Set<string>();
  #refused = new Set<string>();
  #resynced = new Set<string>();
  /** Everything up to this id has been told; undefined before the first word of the server. */
  #lastId: number | undefined;
  /** Who was told of an event, by its id. */
  readonly #reported = new Map<string, Set<LiveListener>>();
  #failures = 0;
  #isPaused = false;
  #pageAge: number;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #gather: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#pageAge = options.firstPageAge ?? PAGE_AGE_S;
  }

  /** Somebody listens, or no longer. */
  listen(): void {
    this.#gather ??= setTimeout(() => {
      this.#gather = undefined;
      if (this.#options.listeners.size === 0) this.#hangUp();
      else if (this.#isOpen) this.#tellTopics();
      else this.#connect();
    }, GATHER_MS);
  }

  /** Who listens is known by the session the connection began with. */
  renew(isSomebodyElse: boolean): void {
    if (!isSomebodyElse && this.#refused.size === 0) return;
    this.#drop();
    this.#connect();
  }

  /** Nobody looks: the line is put down until `resume`. */
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

  /** The network is there again: no need to wait for the next try. */
  retryNow(): void {
    if (this.#retry !== undefined) this.#connect();
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

  /** Says which topics are new and which are not listened to any more. */
  #tellTopics(): void {
    const wanted = [...this.#options.listeners.keys()];
    const fresh = wanted.filter((topic) => !this.#received.has(topic) && !this.#refused.has(topic));
    const gone = [...this.#received].filter((topic) => !wanted.includes(topic));
    // A new line goes on where the old one ended, and a topic that is new begins a little before its page was read.
    const since = this.#received.size === 0 && this.#lastId !== undefined ? { since: String(this.#lastId) } : undefined;
    if (fresh.length > 0) this.#sendMessage({ t: 'sub', topics: fresh, ...(since ?? { past: this.#pageAge }) });
    if (gone.length > 0) this.#sendMessage({ t: 'unsub', topics: gone });
    this.#received = new Set(wanted.filter((topic) => !this.#refused.has(topic)));
    this.#pageAge = PAGE_AGE_S;
  }

  #handle(text: unknown): void {
    this.#waitForPing();
    const frame = readFrame(text);
    if (!frame) return;
    if (frame.t === 'event') this.#deliver(frame);
    else if (frame.t === 'pong') this.#goodUpTo(Number(frame.id));
    else if (frame.t === 'resync') this.#resync(frame.topic);
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
    for (const listener of this.#options.listeners.get(topic) ?? []) {
      call(listener, { topic, type: 'resync', data: null });
    }
    this.#resynced.add(topic);
    // The server does not know the id it was asked with: its next word gives another.
    this.#lastId = undefined;
  }

  #refuse(topic: string): void {
    this.#received.delete(topic);
    this.#refused.add(topic);
    // It was heard until now: the session is over, and whoever reads again has it renewed.
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

  /** The line broke, or was never made: again, later each time. */
  #broke(): void {
    this.#drop(true);
    this.#failures += 1;
    this.#options.onState(this.#failures < LOST_AFTER ? 'connecting' : 'lost');
    const delay = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.#failures - 1));
    // Thousands lose their line at once when a server goes away: they must not all come back at once.
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
    // Browsers complain of a line that is put down before it stands.
    socket.onopen = isOpening ? () => socket.close() : null;
    if (!isOpening) socket.close();
  }
}
