import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drop, dropAll, FAVOURITES, onSavedChange, parseSaved, RECENT, readSaved, save } from './saved-items.ts';

/** A storage like the browser's, in memory; `room` is how many characters it takes. */
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

  it('keeps what is sound, once, and no more than the list holds', () => {
    expect(parseSaved('[3, "x", 2, 3]', RECENT)).toEqual([3, 2]);
    const many = Array.from({ length: 200 }, (_, index) => index + 1);
    expect(parseSaved(JSON.stringify(many), RECENT)).toEqual(many.slice(0, 30));
  });

  it('never fails, whatever stands there', () => {
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
  it('has the latest first and each once', () => {
    const store = storage();
    for (const id of [1, 2, 1, 3]) save(RECENT, id, store);
    expect(readSaved(RECENT, store)).toEqual([3, 1, 2]);
    expect(readSaved(FAVOURITES, store)).toEqual([]);
  });

  it('of recent items drops the oldest, of favourites refuses the next', () => {
    const store = storage();
    for (let id = 1; id <= 31; id += 1) expect(save(RECENT, id, store)).toBe('kept');
    expect(readSaved(RECENT, store)).toHaveLength(30);
    expect(readSaved(RECENT, store).at(-1)).toBe(2);
    for (let id = 1; id <= 50; id += 1) expect(save(FAVOURITES, id, store)).toBe('kept');
    expect(save(FAVOURITES, 51, store)).toBe('full');
    expect(save(FAVOURITES, 1, store)).toBe('kept');
    expect(readSaved(FAVOURITES, store)[0]).toBe(1);
    expect(readSaved(FAVOURITES, store)).toHaveLength(50);
  });

  it('gives up one, or all', () => {
    const store = storage();
    for (const id of [1, 2, 3]) save(FAVOURITES, id, store);
    expect(drop(FAVOURITES, 2, store)).toBe(true);
    expect(readSaved(FAVOURITES, store)).toEqual([3, 1]);
    expect(drop(FAVOURITES, 99, store)).toBe(true);
    expect(dropAll(FAVOURITES, store)).toBe(true);
    expect(store.texts.size).toBe(0);
  });

  it('replaces what was broken', () => {
    const store = storage();
    store.texts.set(FAVOURITES.key, '[[');
    expect(save(FAVOURITES, 7, store)).toBe('kept');
    expect(readSaved(FAVOURITES, store)).toEqual([7]);
  });

  it('says so when the device takes no more, and leaves what was', () => {
    const store = storage('[1]'.length);
    expect(save(FAVOURITES, 1, store)).toBe('kept');
    expect(save(FAVOURITES, 2, store)).toBe('unsaved');
    expect(readSaved(FAVOURITES, store)).toEqual([1]);
  });

  it('is empty where the browser forbids its storage', () => {
    expect(readSaved(FAVOURITES, forbidden)).toEqual([]);
    expect(save(FAVOURITES, 1, forbidden)).toBe('unsaved');
    expect(drop(FAVOURITES, 1, forbidden)).toBe(false);
    // Here, outside a browser, there is none at all.
    expect(save(FAVOURITES, 1)).toBe('unsaved');
  });
});

describe('onSavedChange', () => {
  it('tells of changes here and in other tabs, of its own list only, until stopped', () => {
    const page = new EventTarget();
    const store = storage();
    const inAnotherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    let received = 0;
    const stop = onSavedChange(FAVOURITES, () => (received += 1), page);
    save(FAVOURITES, 1, store);
    expect(received).toBe(1);
    save(RECENT, 1, store);
    inAnotherTab(RECENT.key);
    expect(received).toBe(1);
    inAnotherTab(FAVOURITES.key);
    inAnotherTab(null);
    expect(received).toBe(3);
    stop();
    save(FAVOURITES, 2, store);
    inAnotherTab(FAVOURITES.key);
    expect(received).toBe(3);
  });
});
