import type { WritesAtWork } from '#platform/http/writes-at-work.ts';

/** Milliseconds that a rendering lets writes go first. */
const LONGEST_DELAY_MS = 100;

/**
 * Makes renderings take turns. Each holds the thread for up to 30 ms; between two of them the process handles whatever
 * has arrived (cached pages, live messages, responses of the database), and writes are finished first.
 */
export class RenderQueue {
  readonly #writes: WritesAtWork;
  #last: Promise<void> = Promise.resolve();

  constructor(writes: WritesAtWork) {
    this.#writes = writes;
  }

  /** Waits for writes. For work that contends with them in the database. */
  afterWrites(): Promise<void> {
    return this.#writes.whenNone(LONGEST_DELAY_MS);
  }

  /** Waits for a turn. The rendering must begin at once when this resolves. */
  async next(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    await this.afterWrites();
    setImmediate(resolve);
  }
}
