import { eventFrame } from './live-message.ts';
import { type BegunMembership, begunMembership, type EndedMembership, endedMembership } from './membership.ts';

export interface StoredEvent {
  id: number;
  at: Date;
  topics: readonly string[];
  type: string;
  /** JSON text. */
  data: string;
}

export class TellableEvent {
  readonly id: number;
  readonly atMs: number;
  readonly topics: readonly string[];
  readonly #stored: StoredEvent;
  readonly #nameOf: (topic: string) => string;
  #frames: Map<string, Buffer> | undefined;

  constructor(stored: StoredEvent, nameOf: (topic: string) => string) {
    this.#nameOf = nameOf;
    this.id = stored.id;
    this.atMs = stored.at.getTime();
    this.topics = stored.topics;
    this.#stored = stored;
  }

  frame(topic: string): Buffer {
    this.#frames ??= new Map();
    let frame = this.#frames.get(topic);
    if (!frame) {
      frame = eventFrame(this.#nameOf(topic), this.#stored);
      this.#frames.set(topic, frame);
    }
    return frame;
  }

  get ended(): EndedMembership | undefined {
    return endedMembership(this.#stored);
  }

  get begun(): BegunMembership | undefined {
    return begunMembership(this.#stored);
  }

  get size(): number {
    return (this.#stored.data.length + 200) * (this.topics.length + 1);
  }
}

export interface RecentEventsOptions {
  retentionMs: number;
  maxBytes: number;
}

export class RecentEvents {
  readonly #options: RecentEventsOptions;
  #events: TellableEvent[] = [];
  #bytes = 0;
  #floor: number;
  #last: number;

  constructor(options: RecentEventsOptions, last = 0) {
    this.#options = options;
    this.#floor = last;
    this.#last = last;
  }

  get lastId(): number {
    return this.#last;
  }

  add(event: TellableEvent): void {
    this.#events.push(event);
    this.#bytes += event.size;
    this.#last = event.id;
  }

  /** Passes an event that is not replayed, so that it displaces none of those that are. */
  pass({ id }: Pick<TellableEvent, 'id'>): void {
    this.#last = Math.max(this.#last, id);
  }

  trim(nowMs: number): void {
    let gone = 0;
    for (const event of this.#events) {
      if (event.atMs > nowMs - this.#options.retentionMs && this.#bytes <= this.#options.maxBytes) break;
      this.#bytes -= event.size;
      this.#floor = event.id;
      gone += 1;
    }
    if (gone > 0) this.#events = this.#events.slice(gone);
  }

  /** Returns all events after the one with this id, or `undefined` when some may have been removed. */
  after(id: number): readonly TellableEvent[] | undefined {
    if (id < this.#floor || id > this.#last) return undefined;
    return this.#events.slice(this.#indexAfter(id));
  }

  /** Returns the id of the event that last began the membership; undefined when none is remembered. */
  beginningOf({ userId, topic }: BegunMembership): number | undefined {
    return this.#events.findLast(({ begun }) => begun?.userId === userId && begun.topic === topic)?.id;
  }

  /** @param ms since 1970 */
  afterMoment(ms: number): readonly TellableEvent[] {
    const first = this.#events.findLastIndex(({ atMs }) => atMs <= ms) + 1;
    return this.#events.slice(first);
  }

  #indexAfter(id: number): number {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.id ?? 0) <= id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
