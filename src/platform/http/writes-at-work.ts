import type { ServerResponse } from 'node:http';

/** Writes that have not been answered yet, for work that can wait until there are none. */
export class WritesAtWork {
  readonly #open = new Set<ServerResponse>();
  #waiting: (() => void)[] = [];

  add(response: ServerResponse): void {
    // The response has already closed, so it emits no further events.
    if (response.destroyed || response.closed) return;
    this.#open.add(response);
    const done = () => {
      if (this.#open.delete(response) && this.#open.size === 0) this.#wake();
    };
    response.once('finish', done);
    response.once('close', done);
  }

  /** @param longest milliseconds: writes without end must not stop everything else */
  async whenNone(longest: number): Promise<void> {
    if (this.#open.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, longest);
    this.#waiting.push(resolve);
    await promise;
    clearTimeout(timer);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
