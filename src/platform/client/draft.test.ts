import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';

/** A tab's storage. */
function storageOf(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

const closed = {
  getItem: (): never => {
    throw new Error('closed');
  },
  setItem: (): never => {
    throw new Error('full');
  },
  removeItem: (): never => {
    throw new Error('closed');
  },
};

const words = (value: unknown) => (typeof value === 'string' ? value : null);

describe('a draft', () => {
  it('is read as it was kept, until it is dropped', () => {
    const storage = storageOf();
    const draft = draftOf('words', words, () => storage);
    expect(draft.read()).toBeNull();
    draft.save('적던 글');
    expect(draft.read()).toBe('적던 글');
    draft.drop();
    expect([draft.read(), storage.values.size]).toEqual([null, 0]);
  });

  it('is apart from others', () => {
    const storage = storageOf();
    draftOf('one', words, () => storage).save('하나');
    expect(draftOf('two', words, () => storage).read()).toBeNull();
  });

  it.each(['{', '5', 'null', '["a"]'])('is none where %s is stored', (stored) => {
    const storage = storageOf({ words: stored });
    expect(draftOf('words', words, () => storage).read()).toBeNull();
  });

  it.each([null, closed])('is no matter where nothing can be stored', (storage) => {
    const draft = draftOf('words', words, () => storage);
    draft.save('적던 글');
    draft.drop();
    expect(draft.read()).toBeNull();
  });
});
