import { describe, expect, it } from 'vitest';
import { TagIndex } from './tag-index.ts';

const both = { tags: ['a', 'b'] };
const one = { tags: ['b'] };

function setUp() {
  const index = new TagIndex<{ tags: readonly string[] }>();
  index.add(both);
  index.add(one);
  return index;
}

describe('TagIndex', () => {
  it('removes things under all their tags', () => {
    const index = setUp();
    expect(index.take('a')).toEqual([both]);
    expect(index.take('b')).toEqual([one]);
    expect(index.take('b')).toEqual([]);
  });

  it('stores nothing of what was removed', () => {
    const index = setUp();
    index.remove(both);
    index.remove(one);
    index.remove(one);
    expect(index.size).toBe(0);
  });
});
