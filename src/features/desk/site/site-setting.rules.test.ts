import { expect, it } from 'vitest';
import { changedText, findSetting, withEditedRow, withoutRow } from './site-setting.rules.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');
const by = { userId: '00000000-0000-4000-8000-000000000001', name: '설악' };

it.each([
  [{ by: null, at: null }, '바꾼 적 없음'],
  [{ by, at: '2026-11-29T16:30:00Z' }, '설악 · 오늘 01:30'],
  [{ by, at: '2026-11-06T00:00:00Z' }, '설악 · 11월 6일'],
  [{ by: null, at: '2026-11-06T00:00:00Z' }, '명령줄 · 11월 6일'],
  [{ by: { ...by, name: null }, at: '2026-11-06T00:00:00Z' }, '이름 없는 운영자 · 11월 6일'],
])('a setting %j was changed: %s', (setting, text) => {
  expect(changedText(setting, NOW)).toBe(text);
});

it('a setting is found by its name, and one that the server does not have is none', () => {
  const registration = { name: 'registration' as const, value: { isOpen: true }, version: 0, by: null, at: null };
  expect(findSetting([registration], 'registration')?.value.isOpen).toBe(true);
  expect(findSetting([registration], 'brake')).toBeUndefined();
});

it('a changed row takes the place that it has by now, and stands at the end where another operator took it out', () => {
  const [one, two, three] = [{ name: '하나' }, { name: '둘' }, { name: '셋' }];
  expect(withEditedRow([three, one, two], one, { name: '새' })).toEqual({
    rows: [three, { name: '새' }, two],
    index: 1,
  });
  expect(withEditedRow([two], one, { name: '새' })).toEqual({ rows: [two, { name: '새' }], index: 1 });
  expect(withEditedRow([two], null, one)).toEqual({ rows: [two, one], index: 1 });
  expect(withoutRow([one, two], { name: '하나' })).toEqual([two]);
});
