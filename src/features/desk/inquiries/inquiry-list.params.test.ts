import { expect, it } from 'vitest';
import { readAppealSearch, readInquirySearch } from './inquiry-list.params.ts';
import { CORRECTION } from './inquiry-row.labels.ts';

it.each([
  ['', { kind: 'inquiries', isAnswered: false }],
  [`kind=${CORRECTION}`, { kind: 'corrections', isAnswered: false }],
  ['state=2&type=3&q=철도', { kind: 'inquiries', isAnswered: true, type: 3, q: '철도' }],
  ['type=2&state=9', { kind: 'inquiries', isAnswered: false }],
])('the address %j asks for the inquiries that it says', (query, search) => {
  expect(readInquirySearch(new URLSearchParams(query))).toEqual(search);
});

it('appeals stand in a list of their own', () => {
  expect(readAppealSearch(new URLSearchParams('kind=3&state=2'))).toEqual({ kind: 'appeals', isAnswered: true });
});
