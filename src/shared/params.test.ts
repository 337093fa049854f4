import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idText, integerText, limitQuery } from './params.ts';

describe('an id in an address', () => {
  it.each(['1', '42', '2147483647'])('accepts %s', (text) => {
    expect(idText.parse(text)).toBe(Number(text));
  });

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    'abc',
    '１',
    '2147483648',
    '99999999999999999999',
  ])('refuses %j', (text) => {
    expect(idText.safeParse(text).success).toBe(false);
  });

  it('is never anything but a positive integer', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = idText.safeParse(text);
        return !result.success || (Number.isInteger(result.data) && result.data > 0 && String(result.data) === text);
      }),
    );
  });
});

describe('a number between two limits', () => {
  it('includes both limits and nothing beyond', () => {
    const type = integerText(-1, 11);
    expect(['-1', '0', '11'].map((text) => type.parse(text))).toEqual([-1, 0, 11]);
    for (const text of ['-2', '12', '-0', '00', '1.0', '']) expect(type.safeParse(text).success).toBe(false);
  });

  it('uses the default size of a list when it is absent', () => {
    expect(limitQuery().parse(undefined)).toBe(50);
    expect(limitQuery().safeParse('101').success).toBe(false);
  });
});
