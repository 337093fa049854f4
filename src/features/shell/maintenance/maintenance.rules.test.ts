import { expect, it } from 'vitest';
import { countdownText, maintenanceSpanText } from './maintenance.labels.ts';
import { isRunning, retryAfterSeconds } from './maintenance.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 3, 1, 12, minute));
const plan = { from: at(10), until: at(20), message: '' };

it('runs from its beginning until before its end, or until it is switched off', () => {
  expect([9, 10, 19, 20].map((minute) => isRunning(plan, at(minute)))).toEqual([false, true, true, false]);
  expect([9, 10, 9999].map((minute) => isRunning({ ...plan, until: null }, at(minute)))).toEqual([false, true, true]);
});

it('tells visitors to come again at its end, or in ten minutes', () => {
  expect([retryAfterSeconds(plan, at(19)), retryAfterSeconds(plan, new Date(at(20).getTime() - 1))]).toEqual([60, 1]);
  expect([retryAfterSeconds({ ...plan, until: null }, at(19)), retryAfterSeconds(null, at(19))]).toEqual([600, 600]);
});

it('is told with the day of its end only where that is another', () => {
  const [evening, night] = [new Date('2026-04-01T14:00:00Z'), new Date('2026-04-01T15:30:00Z')];
  expect(maintenanceSpanText(plan)).toBe('점검 시간: 4월 1일 21:10부터 21:20까지');
  expect(maintenanceSpanText({ from: evening, until: null })).toContain('아직 정해지지 않았습니다');
  expect(countdownText({ from: evening, until: night })).toBe('4월 1일 23:00부터 4월 2일 00:30까지 점검합니다');
});
