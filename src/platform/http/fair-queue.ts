import { AppError } from '#shared/errors.ts';

export interface FairQueueOptions {
  /** Number of keys at work, over all readers. */
  atWork: number;
  /** Number of keys at work and waiting, for each reader. */
  reader: { atWork: number; waiting: number };
  /** Milliseconds that a request waits at most. */
  patienceMs: number;
  /** A reader whose lane always comes first. */
  first?: string;
  /** Korean message of the error after `patienceMs`. */
  rejection?: string;
}

export interface QueuedRequest {
  /** Identifies the work: requests with the same key are admitted together, whoever sends them. */
  key: string;
  /** The sender: an account or an address. */
  reader: string;
  /** Aborted when the client has gone: it gets no place and waits no longer. */
  signal?: AbortSignal | undefined;
}

/** Returns a place to the queue. */
type Release = () => void;

interface Waiter extends QueuedRequest {
  admit(release: Release): void;
  leave(): void;
}

interface Lane {
  readonly reader: string;
  /** Waiters by key, the oldest key first. */
  readonly waiting: Map<string, Set<Waiter>>;
  atWork: number;
}

const RETRY_AFTER_S = 2;

/**
 * Bounds costly work. A reader who finds a free place begins at once. The others wait in a lane per reader, and the
 * lanes take turns, so that readers with many requests only delay themselves. Nobody waits longer than `patienceMs`. A
 * reader whose lane is full waits that long for the refusal too: refused at once, they would try again at once.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** Lanes in the order of their turns. */
  readonly #lanes = new Map<string, Lane>();
  readonly #waiting = new Map<string, Set<Waiter>>();
  #atWork = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get counts(): { atWork: number; waiting: number; lanes: number } {
    return { atWork: this.#atWork, waiting: this.#waiting.size, lanes: this.#lanes.size };
  }

  isWaiting(key: string): boolean {
    return this.#waiting.has(key);
  }

  /**
   * Does the work in a place, which comes back however the work ends. Requests for the same share one until all are done.
   * @throws {AppError} UNAVAILABLE after `patienceMs`, or when the client has gone before the work began
   */
  async run<T>(request: QueuedRequest, work: () => Promise<T>): Promise<T> {
    if (request.signal?.aborted) throw this.#unavailable();
    const release = await this.#enter(request);
    try {
      if (request.signal?.aborted) throw this.#unavailable();
      return await work();
    } finally {
      release();
    }
  }

  async #enter(request: QueuedRequest): Promise<Release> {
    const lane = this.#laneOf(request.reader);
    return this.#hasPlace(lane) ? this.#begin(lane) : this.#wait(request, lane);
  }

  #hasPlace(lane: Lane): boolean {
    return this.#atWork < this.#options.atWork && lane.atWork < this.#options.reader.atWork;
  }

  #begin(lane: Lane): Release {
    this.#atWork += 1;
    lane.atWork += 1;
    // The lane goes behind the others.
    this.#lanes.delete(lane.reader);
    this.#lanes.set(lane.reader, lane);
    return () => {
      this.#atWork -= 1;
      lane.atWork -= 1;
      this.#admitNext();
      this.#forgetIfEmpty(lane);
    };
  }

  #wait(request: QueuedRequest, lane: Lane): Promise<Release> {
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const { signal } = request;
    const refuse = () => {
      waiter.leave();
      reject(this.#unavailable());
    };
    const timer = setTimeout(refuse, this.#options.patienceMs);
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', refuse);
      remove(this.#waiting, waiter);
      remove(lane.waiting, waiter);
      this.#forgetIfEmpty(lane);
    };
    const waiter: Waiter = { ...request, admit: resolve, leave };
    add(this.#waiting, waiter);
    if (lane.waiting.has(request.key) || lane.waiting.size < this.#options.reader.waiting) add(lane.waiting, waiter);
    signal?.addEventListener('abort', refuse);
    return promise;
  }

  #admitNext(): void {
    const first = this.#lanes.get(this.#options.first ?? '');
    for (const lane of [...(first ? [first] : []), ...this.#lanes.values()]) {
      if (this.#atWork >= this.#options.atWork) return;
      const [oldest] = lane.waiting.keys();
      if (oldest !== undefined && this.#hasPlace(lane)) this.#admit(lane, oldest);
    }
  }

  #admit(lane: Lane, key: string): void {
    const waiters = [...(this.#waiting.get(key) ?? [])];
    const release = releasedByAll(waiters.length, this.#begin(lane));
    for (const waiter of waiters) {
      waiter.leave();
      waiter.admit(release);
    }
  }

  #laneOf(reader: string): Lane {
    const known = this.#lanes.get(reader);
    if (known) return known;
    const lane: Lane = { reader, waiting: new Map(), atWork: 0 };
    this.#lanes.set(reader, lane);
    return lane;
  }

  #forgetIfEmpty(lane: Lane): void {
    if (lane.atWork === 0 && lane.waiting.size === 0 && this.#lanes.get(lane.reader) === lane) {
      this.#lanes.delete(lane.reader);
    }
  }

  #unavailable(): AppError {
    const { rejection } = this.#options;
    return new AppError('UNAVAILABLE', {
      ...(rejection !== undefined && { message: rejection }),
      data: { retryAfterSeconds: RETRY_AFTER_S },
    });
  }
}

function releasedByAll(count: number, release: Release): Release {
  let left = count;
  return () => {
    left -= 1;
    if (left === 0) release();
  };
}

function add(groups: Map<string, Set<Waiter>>, waiter: Waiter): void {
  const group = groups.get(waiter.key);
  if (group) group.add(waiter);
  else groups.set(waiter.key, new Set([waiter]));
}

function remove(groups: Map<string, Set<Waiter>>, waiter: Waiter): void {
  const group = groups.get(waiter.key);
  group?.delete(waiter);
  if (group?.size === 0) groups.delete(waiter.key);
}
