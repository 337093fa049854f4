import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysApart, similarlyNamed } from './similar-names.rules.ts';

const items = ['가시철단도', '가시철도', '현철중검', '현철중갑', '도토리', '진호박', '호박', "진'호박", '검', '도'].map(
  (name, index) => ({ id: index + 1, name }),
);
const similarTo = (name: string) =>
  similarlyNamed({ id: items.find((item) => item.name === name)?.id ?? 99, name }, items).map((item) => item.name);

describe('similarlyNamed', () => {
  it.each([
    ['가시철도', ['가시철단도']],
    ['현철중검', ['현철중갑']],
    ['도토리', []],
    ['검', []],
    ['진호박', ["진'호박"]],
  ])('%s may be confused with %j', (name, others) => {
    expect(similarTo(name)).toEqual(others);
  });

  it('never contains the item itself', () => {
    for (const item of items) expect(similarlyNamed(item, items)).not.toContain(item);
  });

  it('returns the closest first and four at most', () => {
    const many = ['청룡검', '청룡갑', '청룡도', '청룡봉', '청룡창', '청룡궁'].map((name, id) => ({ id, name }));
    const found = similarlyNamed({ id: 99, name: '청룡검' }, many.slice(1));
    expect(found[0]?.name).toBe('청룡갑');
    expect(found.length).toBeLessThanOrEqual(4);
  });
});

describe('keysApart', () => {
  const word = fc.string({ unit: fc.constantFrom('ㄱ', 'ㄴ', 'ㅏ', 'ㅗ'), maxLength: 8 });

  it('is a distance', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(keysApart(a, b)).toBe(keysApart(b, a));
        expect(keysApart(a, b) === 0).toBe(a === b);
        expect(keysApart(a, c)).toBeLessThanOrEqual(keysApart(a, b) + keysApart(b, c));
      }),
    );
  });
});
