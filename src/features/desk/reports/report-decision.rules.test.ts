import { expect, it } from 'vitest';
import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { handledText, listEffects, needsReason, toActions, upholdLabel } from './report-decision.rules.ts';

const NOW = Date.UTC(2026, 0, 1);
const things = { tradeId: null, partyId: null, guildId: null, postId: null, broadcastId: null };
const report = { ...things, tradeId: 48_190, reportedId: 6, reportedName: '매의눈' } as unknown as OperatorReport;
const person = { ...report, tradeId: null } as OperatorReport;
const plain = { sanction: 'none', days: 7, isHidden: false, reason: '사유' } as const;
const all = { ...plain, sanction: 'suspend', isHidden: true } as const;

it('an act of the form is an action of the request, and what is not chosen is none', () => {
  const until = '2026-01-08T00:00:00.000Z';
  expect(toActions(report, plain, NOW)).toEqual({});
  expect(toActions(report, all, NOW)).toEqual({ hideTrade: { reason: '사유' }, suspend: { until, reason: '사유' } });
  expect(toActions(person, { ...all, sanction: 'warn' }, NOW)).toEqual({ warn: { reason: '사유' } });
});

it('the button and the list of effects name every act and the number of reports', () => {
  expect(upholdLabel(all, 4)).toBe('숨기고 7일 정지하고 신고 4건 조치');
  expect(upholdLabel(plain, 1)).toBe('신고 1건 조치');
  expect(listEffects(report, all, 4)).toEqual([
    '매의눈이 바로 정지되고 7일 뒤에 풀립니다',
    '거래 48190이 바로 보이지 않습니다',
    '신고 4건이 닫히고 신고한 사람에게 답변이 갑니다',
  ]);
  expect(listEffects(report, { ...plain, sanction: 'warn' }, 1)[0]).toContain('매의눈이 경고와 사유를 받습니다');
});

it('a reason is asked for what the reported player is told of', () => {
  expect([plain, all, { ...plain, isHidden: true }].map(needsReason)).toEqual([false, true, true]);
});

it('what another operator decided is told with his name and answer', () => {
  const handled = [{ id: 1, by: '은하수', at: null, status: 3, answer: '문제가 없습니다.' }];
  expect(handledText({ handled })).toBe('은하수가 먼저 기각했습니다. 답변: “문제가 없습니다.”');
  expect(handledText({ handled: [{ by: null, status: 2, answer: null }] })).toBe('다른 운영자가 먼저 조치했습니다.');
  expect([handledText({}), handledText({ handled: [] })]).toEqual([undefined, undefined]);
});
