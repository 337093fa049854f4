import { describe, expect, it } from 'vitest';
import type { ItemQuotes, QuoteReader } from './quote.contract.ts';
import { NO_QUOTE } from './quote.rules.ts';
import { shareQuotes } from './shared-quotes.service.ts';

const NOTHING: ItemQuotes = { sell: NO_QUOTE, buy: NO_QUOTE, excluded: null };

function slowReader() {
  const reads: string[] = [];
  let letOn = () => {};
  const blocker = { paused: Promise.resolve() };
  const reader: QuoteReader = {
    async quotesOf(ids) {
      reads.push(`quotes ${ids.join(' ')}`);
      await blocker.paused;
      return new Map(ids.map((id): [number, ItemQuotes] => [id, NOTHING]));
    },
    async popular() {
      reads.push('popular');
      await blocker.paused;
      return [];
    },
    daysOf: async () => [],
  };
  const pause = () => {
    blocker.paused = new Promise((resolve) => {
      letOn = resolve;
    });
  };
  return { reader, reads, pause, letOn: () => letOn() };
}

describe('quotes shared between pages', () => {
  it('reads each item once, whatever else is read with it', async () => {
    const { reader, reads } = slowReader();
    const shared = shareQuotes(reader, () => 1);
    await shared.reader.quotesOf([1, 2]);
    expect([...(await shared.reader.quotesOf([2, 3])).keys()].sort()).toEqual([2, 3]);
    await shared.reader.quotesOf([1, 3]);
    expect(reads).toEqual(['quotes 1 2', 'quotes 3']);
  });

  it('distinguishes servers, windows and lists', async () => {
    const { reader, reads } = slowReader();
    const shared = shareQuotes(reader, () => 1);
    for (const window of [{}, { gameServer: 1 }, { days: 30 }]) await shared.reader.quotesOf([1], window);
    for (const type of [undefined, 3, undefined]) await shared.reader.popular({ limit: 6, type });
    expect(reads).toEqual(['quotes 1', 'quotes 1', 'quotes 1', 'popular', 'popular']);
  });

  it('reads again after a second, and after a change', async () => {
    const clock = { now: 1 };
    const { reader, reads } = slowReader();
    const shared = shareQuotes(reader, () => clock.now);
    await shared.reader.popular({ limit: 6 });
    clock.now = 1002;
    await shared.reader.popular({ limit: 6 });
    shared.clear();
    await shared.reader.popular({ limit: 6 });
    expect(reads).toHaveLength(3);
  });

  it('does not store what was read during a change', async () => {
    const { reader, reads, pause, letOn } = slowReader();
    const shared = shareQuotes(reader, () => 1);
    pause();
    const reading = [shared.reader.quotesOf([1]), shared.reader.popular({ limit: 6 })];
    shared.clear();
    letOn();
    await Promise.all(reading);
    await shared.reader.quotesOf([1]);
    await shared.reader.popular({ limit: 6 });
    expect(reads).toEqual(['quotes 1', 'popular', 'quotes 1', 'popular']);
  });
});
