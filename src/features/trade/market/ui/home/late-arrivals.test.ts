import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedChange } from '../../feed-change.rules.ts';
import { LateArrivals } from './late-arrivals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const arrived: string[] = [];
  const arrivals = new LateArrivals('price', (event) => {
    arrived.push(event.type === 'created' || event.type === 'changed' ? `${event.type} ${event.trade.id}` : event.type);
  });
  return { arrivals, arrived };
}

const of = (type: 'created' | 'lifted' | 'changed' | 'completed', id: number) =>
  ({ type, trade: { id }, fits: true }) as FeedChange;

describe('what comes into a list in the order of prices', () => {
  it('is reported once, two seconds after its last change', () => {
    const { arrivals, arrived } = setUp();
    arrivals.receive(of('created', 1));
    vi.advanceTimersByTime(1000);
    arrivals.receive(of('changed', 1));
    arrivals.receive(of('created', 2));
    vi.advanceTimersByTime(1999);
    expect(arrived).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(arrived).toEqual(['changed 1', 'created 2']);
  });

  it.each<FeedChange>([of('completed', 1), { type: 'cancelled', id: 1 }])(
    'is not reported when it was $type meanwhile, or when nobody looks any more',
    (end) => {
      const { arrivals, arrived } = setUp();
      arrivals.receive(of('created', 1));
      arrivals.receive(of('created', 2));
      arrivals.receive(of('lifted', 2));
      arrivals.receive(end);
      vi.advanceTimersByTime(5000);
      expect(arrived).toEqual(['created 2']);
      arrivals.receive(of('created', 3));
      arrivals.stop();
      vi.advanceTimersByTime(5000);
      expect(arrived).toEqual(['created 2']);
    },
  );
});
