import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTab, json, onDevice, type TextStorage } from './device-storage.ts';

function memoryStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

const full: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {},
};

const refused = (): never => {
  throw new DOMException('forbidden', 'SecurityError');
};

const words = json((value) => (typeof value === 'string' ? value : null));

afterEach(() => vi.unstubAllGlobals());

describe('a value in a storage', () => {
  it('is read as it was saved until it is deleted', () => {
    const memory = memoryStorage();
    const stored = inTab('words', words, { storage: () => memory });
    expect(stored.read()).toBeNull();
    expect(stored.save('적던 글')).toBe(true);
    expect([stored.read(), memory.values.get('words')]).toEqual(['적던 글', '"적던 글"']);
    stored.delete();
    expect([stored.read(), memory.values.size]).toEqual([null, 0]);
  });

  it('is separate from other values', () => {
    const memory = memoryStorage();
    inTab('one', words, { storage: () => memory }).save('하나');
    expect(inTab('two', words, { storage: () => memory }).read()).toBeNull();
  });

  it.each(['{', '5', 'null', '["a"]', ''])('is absent when %j is stored', (text) => {
    expect(inTab('words', words, { storage: () => memoryStorage({ words: text }) }).read()).toBeNull();
  });

  it('is removed when its format returns null', () => {
    const memory = memoryStorage({ words: '"하나"' });
    inTab('words', words, { storage: () => memory }).save(null);
    expect(memory.values.size).toBe(0);
  });

  it.each([
    ['is full', () => full],
    ['is forbidden', refused],
  ])('is refused by a storage that %s', (_, storage) => {
    const stored = inTab('words', words, { storage });
    expect([stored.save('적던 글'), stored.read(), stored.isLasting()]).toEqual([false, null, true]);
  });

  it.each([
    ['is full', () => full],
    ['is forbidden', refused],
  ])('lasts as long as the page when staysOnPage is set and the storage %s', (_, storage) => {
    const stored = onDevice('words', words, { storage, staysOnPage: true });
    expect([stored.save('적던 글'), stored.read(), stored.isLasting()]).toEqual([false, '적던 글', false]);
  });
});

describe('a watched value', () => {
  it('reports changes from this tab, other tabs and a cleared storage until it is unsubscribed', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const storage = () => memoryStorage();
    const stored = onDevice('board', words, { storage });
    const received = vi.fn();
    const inAnotherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const stop = stored.watch(received);
    stored.save('one');
    stored.delete();
    expect(received).toHaveBeenCalledTimes(2);
    for (const key of ['board', 'another', null]) inAnotherTab(key);
    expect(received).toHaveBeenCalledTimes(4);
    stop();
    stored.save('two');
    inAnotherTab('board');
    expect(received).toHaveBeenCalledTimes(4);
  });
});
