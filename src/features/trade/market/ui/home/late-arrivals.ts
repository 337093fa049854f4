import type { ValueOrder } from '../../../trades/trade-order.rules.ts';
import type { FeedChange } from '../../feed-change.rules.ts';

/**
 * In milliseconds: before, the server may still answer with the old page, because cached pages last a second and ratios
 * are stored with the next quote.
 */
const SETTLED_MS: Readonly<Record<ValueOrder, number>> = { price: 2000, ratio: 6000 };

/** Reports new and changed trades once pages contain them, except those that have ended since. */
export class LateArrivals {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #settledMs: number;
  readonly #onArrival: (event: FeedChange) => void;

  constructor(order: ValueOrder, onArrival: (event: FeedChange) => void) {
    this.#settledMs = SETTLED_MS[order];
    this.#onArrival = onArrival;
  }

  receive(event: FeedChange): void {
    if (event.type === 'created' || event.type === 'changed') this.#expect(event.trade.id, event);
    else if (event.type === 'completed') this.#forget(event.trade.id);
    else if (event.type === 'cancelled') this.#forget(event.id);
  }

  stop(): void {
    for (const id of this.#timers.keys()) this.#forget(id);
  }

  #expect(id: number, event: FeedChange): void {
    this.#forget(id);
    const arrive = () => {
      this.#timers.delete(id);
      this.#onArrival(event);
    };
    this.#timers.set(id, setTimeout(arrive, this.#settledMs));
  }

  #forget(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }
}
