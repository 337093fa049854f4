import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const UUID = '8b473ea4-eb5b-4564-aed2-6df959b64398';

describe('the canonical path', () => {
  it.each([
    ['/items/1', '/items/1'],
    ['/', '/'],
    ['/patchNotes/index-back', '/patchNotes/index-back'],
    ['/%69tems/%31', '/items/1'],
    ['/notice/%ea%b0%80', '/notice/%EA%B0%80'],
    ['/a%2fb', '/a%2Fb'],
    [`/profiles/${UUID.toUpperCase()}`, `/profiles/${UUID}`],
    [`/profiles/${UUID.replace('8', '%38')}`, `/profiles/${UUID}`],
    ['/broken/%E0%A4%A', '/broken/%E0%A4%A'],
  ])('of %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it('is equal for all escapes of the same letters, and stable', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), fc.array(fc.boolean()), (text, isEscaped) => {
        const escaped = [...text].map((letter, at) =>
          isEscaped[at] ? `%${letter.charCodeAt(0).toString(16)}` : letter,
        );
        expect(canonicalPath(`/${escaped.join('')}`)).toBe(`/${text}`);
        expect(canonicalPath(canonicalPath(`/${escaped.join('')}`))).toBe(`/${text}`);
      }),
    );
  });
});
