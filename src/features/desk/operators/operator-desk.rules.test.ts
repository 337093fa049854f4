import { expect, it } from 'vitest';
import type { ListedOperator } from '#features/people/operators/operator.contract.ts';
import { countsText, giverText, operatorName, termText, toOperatorRows } from './operator-desk.rules.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');

const operator = (parts: Partial<ListedOperator> = {}): ListedOperator => ({
  userId: '00000000-0000-4000-8000-000000000001',
  profileId: 7,
  name: '솔개',
  level: 2,
  until: null,
  addedAt: '2026-11-15T03:00:00.000Z',
  by: '00000000-0000-4000-8000-000000000002',
  byName: '설악',
  isConfigured: false,
  acts: 41,
  lastActAt: null,
  ...parts,
});

it.each([
  [{}, '없음', '설악, 11월 15일'],
  [{ until: '2026-12-01T03:00:00.000Z', byName: null }, '12월 1일까지', '이름 없는 운영자, 11월 15일'],
  [{ until: '2026-11-03T03:00:00.000Z', by: 'command', byName: null }, '11월 3일에 끝남', '명령줄, 11월 15일'],
  [{ by: null, byName: null }, '없음', '기록 없음, 11월 15일'],
  [{ isConfigured: true, addedAt: null, by: null, byName: null }, '없음', '환경 설정'],
])('the operator %j has the end %s and was named by %s', (parts, end, giver) => {
  expect([termText(operator(parts), NOW), giverText(operator(parts))]).toEqual([end, giver]);
});

it('those whose time is over are in the list and in no number, and every row has a number of its own', () => {
  const all = [
    operator({ level: 1 }),
    operator({ profileId: null, name: null }),
    operator({ profileId: null, name: null, level: 3, until: '2026-11-03T03:00:00.000Z' }),
  ];
  expect(countsText(all, NOW)).toBe('관리자 1 · 운영자 1');
  const ids = toOperatorRows(all).map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual([7, 3]);
  expect(operatorName(operator({ name: null }))).toBe('캐릭터 없는 계정 00000000');
});
