import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesName } from './name-filter.rules.ts';

describe('matchesName', () => {
  it.each(['현철', '철중', 'ㅎㅊㅈㄱ', 'ㅊㅈ', '현ㅊ', '현처', '현 철', '혀', ''])('%s finds 현철중검', (typed) => {
    expect(matchesName('현철중검', typed)).toBe(true);
  });

  it.each(['철현', 'ㅎㅈ', '현초', '검현철중검', '현철중검가'])('%s does not', (typed) => {
    expect(matchesName('현철중검', typed)).toBe(false);
  });

  it('ignores punctuation in a name', () => {
    expect(matchesName("극'백호참", '극백')).toBe(true);
  });

  it('finds nothing for an endless text', () => {
    expect(matchesName('현철중검', '현철 '.repeat(500_000))).toBe(false);
  });

  it('finds every part of every name', () => {
    const syllables = fc.array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(syllables, fc.nat(), fc.nat(), (codes, one, other) => {
        const name = String.fromCharCode(...codes);
        const start = one % name.length;
        expect(matchesName(name, name.slice(start, start + 1 + (other % name.length)))).toBe(true);
      }),
    );
  });
});
