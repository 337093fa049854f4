import { expect, it } from 'vitest';
import { formatParts, listPatternParts, maskPattern } from './pattern-parts.rules.ts';

it.each([
  ['현거래', [['word', '현거래']]],
  [
    '입금 -출입금 -가입금',
    [
      ['word', '입금'],
      ['exception', '-출입금'],
      ['exception', '-가입금'],
    ],
  ],
  [
    '카톡+<id>',
    [
      ['word', '카톡'],
      ['plus', '+'],
      ['shape', '아이디'],
    ],
  ],
  ['<url>', [['shape', '주소']]],
  ['<nothing>', [['shape', '<nothing>']]],
])('the rule %s is shown in parts', (pattern, parts) => {
  expect(listPatternParts(pattern).map(({ is, text }) => [is, text])).toEqual(parts);
});

it('abuse is masked letter by letter, shapes and other kinds are not', () => {
  const shown = (kind: 'ABUSE' | 'AD') => formatParts(maskPattern({ kind, pattern: '나쁜말 + <id> -나쁜말씀' }));
  expect(shown('ABUSE')).toBe('○○○ + 아이디 -○○○○');
  expect(shown('AD')).toBe('나쁜말 + 아이디 -나쁜말씀');
});
