import { describe, expect, it } from 'vitest';
import { contentTag, matchesTag } from './etag.ts';

describe('If-None-Match', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"abc-br"', true],
    ['W/"abc-gzip"', true],
    ['"x", "abc"', true],
    ['*', true],
    ['abc', false],
    ['"abcd"', false],
    ['"xabc"', false],
    ['"abc-zstd"', false],
    ['', false],
  ])('%j matches the content: %s', (header, names) => {
    expect(matchesTag(header, 'abc')).toBe(names);
  });

  it('has a tag that depends on the content only', () => {
    expect(contentTag('도토리')).toBe(contentTag(Buffer.from('도토리')));
    expect(contentTag('도토리')).not.toBe(contentTag('도토라'));
  });
});
