import type { WritesAtWork } from '#platform/http/writes-at-work.ts';

/** Milliseconds that a rendering lets writes go first. */
const LONGEST_DELAY_MS = 100;

/**
 * One rendering holds the thread for up to 30 ms. With turns, whatever came in meanwhile (kept pages, live messages,
 * answers of the database) has its moment between two renderings, and writes are finished first.
 */
export class RenderTurns {
  readonly #writes: WritesAtWork;
  #last: Promise<void> = Promise.resolve();

  constructor(writes: WritesAtWork) {
    this.#writes = writes;
  }

  /** For what contends with writes in the database. */
  afterWrites(): Promise<void> {
    return this.#writes.whenNone(LONGEST_DELAY_MS);
  }

  /** The rendering must begin at once when this resolves. */
  async next(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    await this.afterWrites();
    setImmediate(resolve);
  }
}
