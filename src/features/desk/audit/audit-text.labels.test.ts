import { expect, it } from 'vitest';
import { readChanges, subjectHref, valueText } from './audit-text.labels.ts';

it.each([
  ['trade:48012', '/trade/view/48012'],
  ['report:7', '/operator/reports/7'],
  ['setting:brake', '/operator/site'],
  ['user:00000000-0000-4000-8000-000000000001', '/operator/operators'],
  ['trade:bulk', undefined],
  ['guides:all', undefined],
])('the subject %s has the page %s', (subject, href) => {
  expect(subjectHref({ subject })).toBe(href);
});

it('an act shows its fields before and after, a single value, and what it has besides', () => {
  const fields = { version: 2, before: { isOpen: true, until: null }, after: { isOpen: false, until: null } };
  expect(readChanges(fields)).toEqual({
    changes: [
      { label: '열림', before: '예', after: '아니요' },
      { label: '끝', before: '없음', after: '없음' },
    ],
    details: { version: 2 },
  });
  expect(readChanges({ before: 2, after: 3 }).changes).toEqual([{ label: '바뀐 것', before: '2', after: '3' }]);
  const shortened = { before: '2026-11-30T03:00:00.000Z', until: null };
  expect(readChanges(shortened)).toEqual({ changes: [], details: shortened });
});

it('moments are read in Seoul, lists one after the other', () => {
  expect(valueText('2026-11-30T03:00:00.000Z')).toBe('2026년 11월 30일 오후 12:00');
  expect([valueText(['a', 1]), valueText([]), valueText({ a: 1 })]).toEqual(['a, 1', '없음', '{"a":1}']);
});

it('values of fields with few words are said in these words', () => {
  expect([valueText('AD', 'kind'), valueText(['warn', 'hideTrade'], 'actions'), valueText('new', 'kind')]).toEqual([
    '광고',
    '경고, 거래 숨김',
    'new',
  ]);
});
