import { describe, expect, it } from 'vitest';
import { parseMinutes } from './stored-minutes.ts';

describe('stored minutes', () => {
  it.each([
    ['{"buyeo:자호":"2.5","buyeo:가재":" "}', { 'buyeo:자호': '2.5' }],
    ['{"buyeo:자호":3}', {}],
    ['{"buyeo:자호":"123456789"}', {}],
    ['[1,2]', {}],
    ['null', {}],
    ['{', {}],
    ['', {}],
    [null, {}],
  ])('%j is %j', (text, minutes) => {
    expect(parseMinutes(text)).toEqual(minutes);
  });
});
