import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, nameSkeleton } from './name-skeleton.rules.ts';

describe('nameSkeleton', () => {
  it.each([
    ['Il1', 'lll'],
    ['길동O', '길동0'],
    ['길동o', '길동0'],
    ['길동l', '길동ㅣ'],
    ['길 동', '길동'],
    ['aaaa', 'aa'],
    ['xxX길동Xxx', 'xx길동xx'],
    ['llll길동', 'll길동'],
    ['lIl길동', 'll길동'],
    ['Kim'.normalize('NFD'), 'KiM'],
  ])('is one for %s and %s, which look alike', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other));
  });

  it.each([
    ['aa', 'a'],
    ['길길길동', '길길동'],
    ['가가가', '가가'],
    ['길동111', '길동11'],
    ['길동0000', '길동00'],
    ['길동222', '길동22'],
    ['kim', 'klm'],
    ['길동', '김동'],
  ])('differs for %s and %s', (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });

  it('keeps every Hangul syllable', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('가', '힣', '나'), minLength: 2, maxLength: 12 }), (name) => {
        expect(nameSkeleton(name)).toBe(name);
      }),
    );
  });
});

describe('nameKey', () => {
  it('is equal for names that only look different', () => {
    expect(nameKey('홍 길동KIM')).toBe('홍길동kim');
    expect(nameKey('홍길동Kim'.normalize('NFD'))).toBe('홍길동kim');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('가', '힣', 'A', 'z', '9', ' ') }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });
});
