import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './legal-text.ts';

describe('piecesOf', () => {
  it.each([
    ['그대로', [{ text: '그대로' }]],
    ['', []],
    [
      '먼저 [문의](/notice/ask?type=2)로',
      [{ text: '먼저 ' }, { text: '문의', href: '/notice/ask?type=2' }, { text: '로' }],
    ],
    ['[차례](#rights)', [{ text: '차례', href: '#rights' }]],
    ['쿠키 `return-to`', [{ text: '쿠키 ' }, { text: 'return-to', isCode: true }]],
  ])('splits %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
  });

  it('makes no link to another site', () => {
    expect(piecesOf('[밖](https://example.com)').some(({ href }) => href !== undefined)).toBe(false);
  });

  it('loses no letter of a text without markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll(/[[\]`]/g, '');
        expect(
          piecesOf(plain)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(plain);
      }),
    );
  });
});
