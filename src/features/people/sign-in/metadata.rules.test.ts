import { describe, expect, it } from 'vitest';
import { isKeepableMetadata, mergeMetadata } from './metadata.rules.ts';

describe('metadata', () => {
  it('is merged field by field; null removes one', () => {
    expect(mergeMetadata({ a: 1, b: 2 }, { b: null, c: { d: null } })).toEqual({ a: 1, c: { d: null } });
  });

  it('cannot change prototypes', () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'));
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('is accepted up to 2 kB', () => {
    expect(isKeepableMetadata({ a: 'a'.repeat(2040) })).toBe(true);
    expect(isKeepableMetadata({ a: 'a'.repeat(2041) })).toBe(false);
    expect(isKeepableMetadata({ a: '가'.repeat(680) })).toBe(true);
    expect(isKeepableMetadata({ a: '가'.repeat(681) })).toBe(false);
  });

  it.each([
    ['a zero byte', { a: 'x\0' }],
    ['a zero byte in a name', { 'x\0': 1 }],
    ['half a character', { a: ['\ud800'] }],
    ['half a character in a name', { a: { '\udc00': 1 } }],
    ['too many levels', JSON.parse(`${'{"a":'.repeat(21)}1${'}'.repeat(21)}`)],
  ])('is refused with %s', (_name, metadata) => {
    expect(isKeepableMetadata(metadata)).toBe(false);
  });
});
