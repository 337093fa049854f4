import { expect, it } from 'vitest';
import type { Appeal } from '#features/people/inquiries/inquiry.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import {
  appealEffects,
  appealLabel,
  appealObstacle,
  chosenEnd,
  newEndIssue,
  toDecision,
} from './appeal-decision.rules.ts';

const NOW = Date.UTC(2026, 0, 1);
const at = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const suspension = { suspendedAt: at(-2), until: at(7) };
const unchanged = { decision: 'keep', warning: 0 } as const;
const shorten = { decision: 'shorten', until: at(2), warning: 0 } as const;
const ended = { decision: 'lift', warning: 12 } as const;

it('an appeal asks for what was chosen, about the suspension that was seen', () => {
  const { suspendedAt } = suspension;
  expect(toDecision(unchanged, suspension)).toEqual({});
  expect(toDecision(shorten, suspension)).toEqual({ suspension: { suspendedAt, until: at(2) } });
  expect(toDecision(ended, suspension)).toEqual({ suspension: { suspendedAt, until: null }, endWarning: 12 });
  expect(toDecision(ended, null)).toEqual({ endWarning: 12 });
});

it('the button and the list of effects name every act', () => {
  expect(appealLabel(unchanged, suspension)).toBe('답변 보내기');
  expect(appealLabel(shorten, suspension)).toBe('1월 3일 09:00까지로 줄이고 답변 보내기');
  expect(appealLabel(ended, suspension)).toBe('정지 풀고 경고 취소하고 답변 보내기');
  expect(appealEffects(ended, suspension, true)).toEqual([
    '정지가 바로 풀립니다',
    '경고 하나가 취소됩니다',
    '보낸 사람에게 답변을 알립니다',
  ]);
  expect(appealEffects(shorten, suspension, true)[0]).toBe('정지가 1월 3일 09:00에 끝납니다');
  expect(appealEffects(unchanged, suspension, false)).toEqual([
    '정지는 1월 8일 09:00까지 그대로입니다',
    '답변이 바뀌고, 다시 알리지 않습니다',
  ]);
  expect(appealEffects(ended, null, true)).toEqual(['경고 하나가 취소됩니다', '보낸 사람에게 답변을 알립니다']);
});

it('who suspended, and whose level is too low, does not decide', () => {
  const appeal = { suspension, isOwn: false, isForOthers: false } as Appeal;
  const findObstacle = (parts: object, level: 1 | 2) => appealObstacle({ ...appeal, ...parts }, { level, now: NOW });
  expect(findObstacle({}, 2)).toBeUndefined();
  expect(findObstacle({ isForOthers: true }, 1)).toContain('다른 운영자');
  const long = { suspension: { ...suspension, until: at(60) } };
  expect([findObstacle(long, 2), findObstacle(long, 1)]).toEqual([
    '30일 넘게 남은 정지는 관리자가 정합니다.',
    undefined,
  ]);
});

it('a new end lies between now and the present one', () => {
  const findIssue = (days: number) => newEndIssue(at(days), suspension, NOW);
  expect([findIssue(-1), findIssue(7), findIssue(8)].every((issue) => issue?.includes('앞이어야'))).toBe(true);
  expect(findIssue(2)).toBeUndefined();
  const chosen = ['2026-01-03T09:00', ''].map(chosenEnd);
  expect(chosen).toEqual([at(2), undefined]);
  expect(newEndIssue(undefined, suspension, NOW)).toContain('앞이어야');
});
