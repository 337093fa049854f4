import { describe, expect, it } from 'vitest';
import { SIGN_BANDS, signBand, signLetters } from './guild-sign.tsx';

describe('the sign of a guild', () => {
  it.each([
    ['청명당', '청명'],
    ['나루', '나루'],
    ['K2', 'K2'],
    ['', ''],
  ])('of %s says %s', (name, letters) => {
    expect(signLetters(name)).toBe(letters);
  });

  it('has the same band for a name however it is composed', () => {
    expect(signBand('청명당'.normalize('NFD'))).toBe(signBand('청명당'));
  });

  it('uses all bands, none of them much more than another', () => {
    const counts = new Map<number, number>();
    for (let syllable = 0xac00; syllable < 0xac00 + 4000; syllable++) {
      const band = signBand(`${String.fromCodePoint(syllable)}문파`);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(Array.from({ length: SIGN_BANDS }, (_, band) => band));
    expect(Math.max(...counts.values()) / Math.min(...counts.values())).toBeLessThan(1.5);
  });
});
