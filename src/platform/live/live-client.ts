import type { CatchUpAllowance } from './catch-up.ts';
import { type BucketRule, TokenBucket } from './token-bucket.ts';

export interface LiveSocket {
  close(code: number, reason: string): void;
  terminate(): void;
  ping(): void;
}

export interface LiveLine {
  readonly writableLength: number;
  readonly writable: boolean;
  write(bytes: Buffer): boolean;
  cork(): void;
  uncork(): void;
}

export interface LivePerson {
  userId: string;
  /** Seconds since 1970 at which the session expires. */
  expiresAt: number;
}

export interface LiveConnection {
  socket: LiveSocket;
  line: LiveLine;
  address: string;
  person: LivePerson | null;
}

export const CLOSE = { goingAway: 1001, notUnderstood: 1003, policy: 1008, restart: 1012, tryLater: 1013 } as const;

/** Bytes that may wait to be sent. Frames are shared by all listeners, so a slow one uses less memory than that. */
const MAX_WAITING = 2 * 1024 * 1024;
const MESSAGES: BucketRule = { burst: 60, perSecond: 2 };
const MAX_ERRORS = 10;

export class LiveClient {
  readonly topics = new Set<string>();
  readonly address: string;
  person: LivePerson | null;
  readonly #socket: LiveSocket;
  readonly #line: LiveLine;
  #waiting: Buffer[] | undefined;
  #isOver = false;
  /** Milliseconds at which the last message came; `requestedAt`: at which a ping without a response was sent. */
  receivedAt: number;
  requestedAt = 0;
  readonly #messages: TokenBucket;
  readonly catchUp: CatchUpAllowance;
  #errors = 0;

  constructor({ socket, line, address, person }: LiveConnection, catchUp: CatchUpAllowance, now: number) {
    this.#socket = socket;
    this.#line = line;
    this.address = address;
    this.person = person;
    this.receivedAt = now;
    this.catchUp = catchUp;
    this.#messages = new TokenBucket(MESSAGES, now);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  queue(frame: Buffer): boolean {
    if (this.#waiting) {
      this.#waiting.push(frame);
      return false;
    }
    this.#waiting = [frame];
    return true;
  }

  send(...frames: readonly Buffer[]): void {
    for (const frame of frames) this.queue(frame);
    this.flush();
  }

  flush(): void {
    const frames = this.#waiting;
    this.#waiting = undefined;
    if (!frames || this.#isOver || !this.#line.writable) return;
    if (this.#line.writableLength > MAX_WAITING) {
      this.drop();
      return;
    }
    // Corking is only worth it for several frames.
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

  mayTalk(now: number): boolean {
    this.#messages.take(1, now);
    return this.#messages.left(now) >= 0;
  }

  mayErr(): boolean {
    this.#errors += 1;
    return this.#errors <= MAX_ERRORS;
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
