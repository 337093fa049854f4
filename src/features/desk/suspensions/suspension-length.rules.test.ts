import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { sanction } from '#tests/support/desk-player.ts';
import {
  chooseDays,
  lengthIssue,
  mayEnd,
  proposedDays,
  runningSuspension,
  type SuspensionLength,
  suspensionEnd,
} from './suspension-length.rules.ts';

const NOW = Date.parse('2026-11-30T12:00:40+09:00');
const own = (until: string) => ({ length: 'own' as const, until });

it('a suspension of some days ends at a whole minute, and never later than those days', () => {
  const end = (length: SuspensionLength, now: number) => suspensionEnd({ length, until: '' }, now)?.toISOString();
  expect([end(1, NOW), end(30, NOW)]).toEqual(['2026-12-01T03:00:00.000Z', '2026-12-30T03:00:00.000Z']);
  expect(lengthIssue({ length: 30, until: '' }, { level: 2, now: NOW })).toBeUndefined();
});

it('thirty days stay within what moderators may do by a clock that is a little behind', () => {
  const minute = Date.parse('2026-11-30T12:00:00+09:00');
  expect(suspensionEnd({ length: 30, until: '' }, minute)?.toISOString()).toBe('2026-12-30T02:59:00.000Z');
});

it('an end of one’s own is a moment in Seoul', () => {
  expect(suspensionEnd(own('2026-12-20T21:40'), NOW)?.toISOString()).toBe('2026-12-20T12:40:00.000Z');
  expect(suspensionEnd(own(''), NOW)).toBeUndefined();
});

it.each([
  ['', 1, '해제 시각을 정해 주세요.'],
  ['2026-11-30T12:00', 1, '지금보다 뒤의 시각이어야 합니다.'],
  ['2036-12-01T12:00', 1, '10년 안이어야 합니다.'],
  ['2026-12-30T12:01', 2, '30일이 넘는 정지는 관리자만 할 수 있습니다.'],
  ['2026-12-30T12:01', 1, undefined],
  ['2026-12-30T12:00', 2, undefined],
] as const)('an end at %j by level %i: %s', (until, level, issue) => {
  expect(lengthIssue(own(until), { level, now: NOW })).toBe(issue);
});

describe('what a template proposes', () => {
  const template = { kind: 'suspend' as const, name: '먹튀', text: '먹튀를 확인했습니다.', days: [3, 7, 30] };
  const given = (...since: number[]) => since.map((ago, id) => sanction(id, [ago, 1 - ago]));

  it('follows from the sanctions of the last year that stand', () => {
    const now = Date.now();
    const proposals = [given(), given(400), given(10), given(10, 20), given(10, 20, 30, 40)];
    expect(proposals.map((sanctions) => proposedDays(template, sanctions, now))).toEqual([3, 3, 7, 30, 30]);
    const warning = sanction(1, [9, 1], { kind: 'warning' });
    const lifted = sanction(2, [9, 1], { endedAt: new Date(now - DAY_MS).toISOString() });
    expect(proposedDays(template, [warning, lifted], now)).toBe(7);
    const others = [undefined, { ...template, days: undefined }, { ...template, kind: 'warn' as const }];
    expect(others.map((one) => proposedDays(one, [], now))).toEqual([undefined, undefined, undefined]);
  });

  it('is chosen as it is offered, or as an end of one’s own', () => {
    expect([chooseDays(7, NOW), chooseDays(14, NOW)]).toEqual([{ length: 7, until: '' }, own('2026-12-14T12:00')]);
  });
});

it('the suspension that runs is the last one to end, and far ones are an administrator’s', () => {
  const now = Date.now();
  const [short, long] = [sanction(1, [2, 3]), sanction(2, [1, 31])];
  const over = sanction(3, [9, -1]);
  const lifted = sanction(4, [1, 90], { endedAt: new Date(now).toISOString() });
  const warning = sanction(5, [1, 364], { kind: 'warning' });
  expect(runningSuspension([over, short, lifted, long, warning], now)).toBe(long);
  expect(runningSuspension([over, lifted, warning], now)).toBeUndefined();
  expect([mayEnd(2, short, now), mayEnd(2, long, now), mayEnd(1, long, now)]).toEqual([true, false, true]);
});
