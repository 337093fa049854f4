import { describe, expect, it } from 'vitest';
import { readLevel } from './map-route-level.rules.ts';

describe('a level in an address', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    ['99', 99],
    ['레벨 60', 60],
    ['６０', 60],
  ])('%j is %j', (text, level) => {
    expect(readLevel(text)).toEqual({ level, note: null });
  });

  it.each([
    ['0', 1],
    ['-5', 1],
    ['300', 99],
    ['12.9', 12],
    ['1e9', 99],
    ['Infinity', 99],
  ])('%j is read as %j, with a note', (text, level) => {
    expect(readLevel(text)).toEqual({ level, note: expect.stringContaining(`${level}로`) });
  });

  it.each(['x', '육십', '1,2,x', 'NaN'])('%j is no level, which is said', (text) => {
    expect(readLevel(text)).toEqual({ level: null, note: expect.stringContaining('레벨 제한 없이') });
  });
});
