import { describe, expect, it } from 'vitest';
import { keyParts } from './key-parts.rules.ts';

describe('keyParts', () => {
  it.each([
    ['S', ['[S]']],
    [',', ['[,]']],
    ['Shift + ,', ['[Shift]', '+', '[,]']],
    ['Shift + Z, 글자', ['[Shift]', '+', '[Z]', ',', '[글자]']],
    ['PgDn/Enter/Space', ['[PgDn]', '/', '[Enter]', '/', '[Space]']],
    ['숫자 1~0', ['[숫자 1~0]']],
  ])('%s', (keys, expected) => {
    expect(keyParts(keys).map(({ text, isKey }) => (isKey ? `[${text}]` : text))).toEqual(expected);
  });
});
