import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import { SiteCaches } from './site-caches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = () => {};

async function openCaches() {
  const marks: number[] = [];
  const caches = new SiteCaches(nothing);
  caches.onFactsChange(() => marks.push(performance.now()));
  let facts = 'old';
  let renders = 0;
  const read = async () => {
    const page = await caches.pages.get('/items/1', [gameDataTopics.all], async () => {
      renders += 1;
      return { status: 200, body: facts, contentType: 'text/html' };
    });
    return page.body.text();
  };
  expect(await read()).toBe('old');
  vi.advanceTimersByTime(10_000);
  const change = (to: string) => {
    facts = to;
    caches.afterNewFacts();
  };
  return { caches, marks, read, change, renders: () => renders };
}

describe('pages of facts after a change', () => {
  it('are served for a moment more while they are rendered again, and none is dropped', async () => {
    const { caches, read, change } = await openCaches();
    change('new');
    expect(caches.pages.stats().entries).toBe(1);
    expect(await read()).toBe('old');
    expect(await read()).toBe('new');
  });

  it('become stale at most once a second, however often facts change', async () => {
    const { marks, read, change } = await openCaches();
    const from = performance.now();
    for (let nth = 0; nth < 30; nth += 1) {
      change(`value ${nth}`);
      await read();
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(5000);
    expect(marks.map((at) => at - from)).toEqual([0, 1000, 2000, 3000]);
  });

  it.each([0, 1, 500, 999])(
    'show the last value 1.6 s after it, also where it came %i ms after another',
    async (ms) => {
      const { read, change } = await openCaches();
      change('first');
      await read();
      vi.advanceTimersByTime(ms);
      change('last');
      await read();
      vi.advanceTimersByTime(1600);
      expect(await read()).toBe('last');
    },
  );
});
