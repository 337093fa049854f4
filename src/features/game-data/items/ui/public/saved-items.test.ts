import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '#platform/client/device-storage.ts';
import { drop, FAVOURITE_RULE, FAVOURITES, parseSaved, RECENT, RECENT_RULE, save, savedList } from './saved-items.ts';

afterEach(() => vi.unstubAllGlobals());

function listsIn(storage: TextStorage) {
  return {
    favourites: savedList('favourite-items', FAVOURITE_RULE, { storage: () => storage }),
    recent: savedList('recent-items', RECENT_RULE, { storage: () => storage }),
  };
}

/** An in-memory Storage; `room` is the maximum length of a value in characters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  };
}

const forbidden = {
  getItem: (): string => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  removeItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

describe('parseSaved', () => {
  it.each([null, '', '{', 'null', '"12"', '{"0":1}', '[[1]]', '["1", null, 1.5, -1, 0, true]'])(
    'reads %j as nothing',
    (text) => {
      expect(parseSaved(text, RECENT)).toEqual([]);
    },
  );

  it('reads valid ids once, up to the limit of the list', () => {
    expect(parseSaved('[3, "x", 2, 3]', RECENT)).toEqual([3, 2]);
    const many = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(parseSaved(JSON.stringify(many), RECENT)).toEqual(many.slice(0, 30));
  });

  it('never throws, whatever text is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const ids = parseSaved(text, FAVOURITES);
        expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('a list of the device', () => {
  it('has the latest first and each id once', () => {
    const { recent, favourites } = listsIn(storage());
    for (const id of [1, 2, 1, 3]) save(recent, id);
    expect(recent.stored.read()).toEqual([3, 1, 2]);
    expect(favourites.stored.read()).toEqual([]);
  });

  it('drops the oldest recent item, but refuses one favourite too many', () => {
    const { recent, favourites } = listsIn(storage());
    for (let id = 1; id <= 31; id += 1) expect(save(recent, id)).toBe('saved');
    expect(recent.stored.read()).toHaveLength(30);
    expect(recent.stored.read().at(-1)).toBe(2);
    for (let id = 1; id <= 50; id += 1) expect(save(favourites, id)).toBe('saved');
    expect(save(favourites, 51)).toBe('full');
    expect(save(favourites, 1)).toBe('saved');
    expect(favourites.stored.read()[0]).toBe(1);
    expect(favourites.stored.read()).toHaveLength(50);
  });

  it('removes one id, or all', () => {
    const store = storage();
    const { favourites } = listsIn(store);
    for (const id of [1, 2, 3]) save(favourites, id);
    expect(drop(favourites, 2)).toBe(true);
    expect(favourites.stored.read()).toEqual([3, 1]);
    expect(drop(favourites, 99)).toBe(true);
    expect([drop(favourites, 3), drop(favourites, 1)]).toEqual([true, true]);
    expect(store.texts.size).toBe(0);
    save(favourites, 1);
    expect(favourites.stored.delete()).toBe(true);
    expect(store.texts.size).toBe(0);
  });

  it('replaces a stored text that cannot be read', () => {
    const store = storage();
    store.texts.set('favourite-items', '[[');
    const { favourites } = listsIn(store);
    expect(save(favourites, 7)).toBe('saved');
    expect(favourites.stored.read()).toEqual([7]);
  });

  it('reports a full storage and leaves the list unchanged', () => {
    const { favourites } = listsIn(storage('[1]'.length));
    expect(save(favourites, 1)).toBe('saved');
    expect(save(favourites, 2)).toBe('unsaved');
    expect(favourites.stored.read()).toEqual([1]);
  });

  it('is empty where the browser forbids its storage', () => {
    const { favourites } = listsIn(forbidden);
    expect(favourites.stored.read()).toEqual([]);
    expect(save(favourites, 1)).toBe('unsaved');
    expect(drop(favourites, 1)).toBe(false);
    // The default storage, which does not exist outside a browser.
    expect(save(FAVOURITES, 1)).toBe('unsaved');
  });

  it('notifies of changes to its own list, here and in other tabs, until stopped', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { recent, favourites } = listsIn(storage());
    const inAnotherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    let received = 0;
    const stop = favourites.stored.watch(() => (received += 1));
    save(favourites, 1);
    expect(received).toBe(1);
    save(recent, 1);
    inAnotherTab('recent-items');
    expect(received).toBe(1);
    inAnotherTab('favourite-items');
    inAnotherTab(null);
    expect(received).toBe(3);
    stop();
    save(favourites, 2);
    inAnotherTab('favourite-items');
    expect(received).toBe(3);
  });
});
