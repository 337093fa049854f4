import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import {
  countRecent,
  endIssue,
  findRunning,
  lengthText,
  mayEnd,
  proposeDays,
  suspensionEnd,
  typedLength,
} from './suspension-length.rules.ts';

const NOW = Date.UTC(2026, 0, 1);
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const suspension = (from: number, until: number, endedAt: string | null = null) => ({
  ...{ kind: 'suspension', at: at(from), until: at(until), endedAt },
});

it('the suspension that runs is the one that ends last, and none that was lifted', () => {
  const [short, long, lifted] = [suspension(-3, 2), suspension(-2, 9), suspension(-1, 20, at(-1))];
  expect(findRunning([short, long, lifted, { ...long, kind: 'warning' }], NOW)).toBe(long);
  expect(findRunning([suspension(-9, -1), lifted], NOW)).toBeUndefined();
});

it('a template proposes its length for the suspensions of the last year', () => {
  const template = { kind: 'suspend', name: '먹튀', text: '먹튀를 확인했습니다.', days: [3, 7, 30] } as const;
  const recent = countRecent(
    [suspension(-400, -390), suspension(-30, -20), { ...suspension(-3, 2), kind: 'warning' }],
    NOW,
  );
  expect(recent).toBe(1);
  expect([0, recent, 2, 8].map((count) => proposeDays({ ...template, days: [...template.days] }, count))).toEqual([
    3, 7, 30, 30,
  ]);
  expect(proposeDays({ kind: 'warn', name: '도배', text: '도배했습니다.' }, 0)).toBeUndefined();
});

it('a length that is no choice of the form is an end of its own', () => {
  expect(typedLength(7, NOW)).toEqual({ days: 7, until: { day: '2026-01-08', time: '09:00' } });
  expect(typedLength(14, NOW)).toEqual({ days: 0, until: { day: '2026-01-15', time: '09:00' } });
  expect([lengthText({ days: 3 }), lengthText({ days: 0, until: at(7) })]).toEqual(['3일', '1월 8일 09:00까지']);
});

it('thirty days stay within what moderators may do, by whatever clock', () => {
  expect(suspensionEnd({ days: 7 }, NOW)).toBe(at(7));
  expect(Date.parse(suspensionEnd({ days: 30 }, NOW))).toBeLessThan(Date.parse(at(30)));
  expect(suspensionEnd({ days: 0, until: at(2) }, NOW)).toBe(at(2));
});

it('an end in the past, or too far for the level, says so', () => {
  const findIssue = (days: number, level: 1 | 2) => endIssue(at(days), { level, now: NOW });
  expect([findIssue(-1, 1), findIssue(31, 2), findIssue(31, 1), findIssue(29, 2)]).toEqual([
    '지난 시각입니다.',
    '30일이 넘는 정지는 관리자가 할 수 있습니다.',
    undefined,
    undefined,
  ]);
  expect([mayEnd(at(31), { level: 2, now: NOW }), mayEnd(at(31), { level: 1, now: NOW })]).toEqual([false, true]);
});
