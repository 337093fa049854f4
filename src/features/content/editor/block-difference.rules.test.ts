import { expect, it } from 'vitest';
import type { Document } from '../documents/document.ts';
import { blockDifference } from './block-difference.rules.ts';

const documentOf = (...texts: string[]): Document => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const lines = (before: Document, after: Document) =>
  blockDifference(before, after).map(({ before: one, after: other }) =>
    [one, other].map(
      (side) => side?.map(({ text, change }) => (change === 'same' ? text : `[${text}]`)).join('') ?? null,
    ),
  );

it('puts blocks beside each other and marks the words that changed', () => {
  const before = documentOf('그대로', '옥을 세 개 모읍니다', '지울 글');
  const after = documentOf('그대로', '옥을 네 개 모읍니다');
  expect(lines(before, after)).toEqual([
    ['그대로', '그대로'],
    ['옥을 [세] 개 모읍니다', '옥을 [네] 개 모읍니다'],
    ['[지울 글]', null],
  ]);
  expect(lines(documentOf('가'), documentOf('가', '나'))).toEqual([
    ['가', '가'],
    [null, '[나]'],
  ]);
});
