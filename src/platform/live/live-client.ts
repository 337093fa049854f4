/** What of a WebSocket and of the connection under it a listener needs. */
export interface LiveSocket {
  close(code: number, reason: string): void;
  /** At once and without a word. */
  terminate(): void;
  /** A ping of the protocol, which every client answers by itself. */
  ping(): void;
}

export interface LiveLine {
  readonly writableLength: number;
  readonly writable: boolean;
  write(bytes: Buffer): boolean;
  cork(): void;
  uncork(): void;
}

/** Whom a connection belongs to. */
export interface LivePerson {
  userId: string;
  /** Seconds since 1970 until which that is believed. */
  expiresAt: number;
}

export interface LiveConnection {
  socket: LiveSocket;
  line: LiveLine;
  /** As limits count it. */
  address: string;
  person: LivePerson | null;
}

export const CLOSE = { goingAway: 1001, notUnderstood: 1003, policy: 1008, tryLater: 1013 } as const;

/** Bytes on their way: shared by all listeners, so a slow one costs less than that. */
const MAX_WAITING = 2 * 1024 * 1024;
/** Messages at once, and how many come back in a second. */
const MESSAGE_BURST = 60;
const MESSAGES_PER_SECOND = 2;
const MAX_FAULTS = 10;

/** One listener: what it hears of, and the frames that wait to be sent to it in the next moment. */
export class LiveClient {
  readonly topics = new Set<string>();
  readonly address: string;
  person: LivePerson | null;
  readonly #socket: LiveSocket;
  readonly #line: LiveLine;
  #waiting: Buffer[] | undefined;
  #isOver = false;
  /** Milliseconds; when it was last heard, and when it was asked for a sign of life that has not come yet. */
  receivedAt: number;
  requestedAt = 0;
  #tokens = MESSAGE_BURST;
  #tokensAt: number;
  #faults = 0;

  constructor({ socket, line, address, person }: LiveConnection, now: number) {
    this.#socket = socket;
    this.#line = line;
    this.address = address;
    this.person = person;
    this.receivedAt = now;
    this.#tokensAt = now;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** To be sent with the next `flush`; true when it is the first. */
  queue(frame: Buffer): boolean {
    if (this.#waiting) {
      this.#waiting.push(frame);
      return false;
    }
    this.#waiting = [frame];
    return true;
  }

  /** After what waits. */
  send(...frames: readonly Buffer[]): void {
    for (const frame of frames) this.queue(frame);
    this.flush();
  }

  /** Sends what waits, in one go. A client that does not take what it was sent is dropped, never waited for. */
  flush(): void {
    const frames = this.#waiting;
    this.#waiting = undefined;
    if (!frames || this.#isOver || !this.#line.writable) return;
    if (this.#line.writableLength > MAX_WAITING) {
      this.drop();
      return;
    }
    // Corked lines cost more than a single write.
    if (frames.length > 1) this.#line.cork();
    for (const frame of frames) this.#line.write(frame);
    if (frames.length > 1) this.#line.uncork();
  }

  sendPing(now: number): void {
    this.requestedAt = now;
    this.#socket.ping();
  }

  hasLife(now: number): void {
    this.receivedAt = now;
    this.requestedAt = 0;
  }

  /** Whether one more message may be read; false: it says too much. */
  mayTalk(now: number): boolean {
    const back = ((now - this.#tokensAt) / 1000) * MESSAGES_PER_SECOND;
    this.#tokens = Math.min(MESSAGE_BURST, this.#tokens + back) - 1;
    this.#tokensAt = now;
    return this.#tokens >= 0;
  }

  /** Counts what it says and nobody understands; false: that was once too often. */
  mayErr(): boolean {
    this.#faults += 1;
    return this.#faults <= MAX_FAULTS;
  }

  close(code: number, reason: string): void {
    if (this.#isOver) return;
    this.flush();
    this.#isOver = true;
    this.#socket.close(code, reason);
  }

  drop(): void {
    this.#isOver = true;
    this.#socket.terminate();
  }
}
