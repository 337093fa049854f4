import { expect, it } from 'vitest';
import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import {
  allowedVerdicts,
  changedText,
  decidedText,
  handledText,
  listEffects,
  needsReason,
  toActions,
  upholdLabel,
} from './report-decision.rules.ts';

const NOW = Date.UTC(2026, 0, 1);
const things = { tradeId: null, partyId: null, guildId: null, postId: null, broadcastId: null };
const report = { ...things, tradeId: 48_190, reportedId: 6, reportedName: '매의눈' } as unknown as OperatorReport;
const person = { ...report, tradeId: null } as OperatorReport;
const plain = { sanction: 'none', days: 7, isHidden: false, isPriceOut: false, reason: '사유' } as const;
const all = { ...plain, sanction: 'suspend', isHidden: true, isPriceOut: true } as const;
const until = '2026-01-08T00:00:00.000Z';

it('an act of the form is an action of the request, and what is not chosen is none', () => {
  expect(toActions(report, plain, { now: NOW })).toEqual({});
  const [hideTrade, excludePrice] = [{ reason: '사유' }, { reason: '사유' }];
  expect(toActions(report, all, { now: NOW })).toEqual({ hideTrade, excludePrice, suspend: { until, reason: '사유' } });
  expect(toActions(person, { ...all, sanction: 'warn' }, { now: NOW })).toEqual({ warn: { reason: '사유' } });
});

it('a suspension says which one the operator saw, or that there was none', () => {
  const running = { kind: 'suspension', at: '2025-12-30T00:00:00.000Z', until, endedAt: null };
  const over = { ...running, at: '2025-12-31T00:00:00.000Z', endedAt: '2025-12-31T00:00:00.000Z' };
  const findSent = (sanctions: object[]) =>
    toActions(person, all, { now: NOW, person: { sanctions } as unknown as ReportedPerson }).suspend?.current;
  expect([findSent([]), findSent([over]), findSent([over, running])]).toEqual([null, null, running.at]);
});

it('the button and the list of effects name every act and the number of reports', () => {
  expect(upholdLabel(all, 4)).toBe('숨기고 시세에서 빼고 7일 정지하고 신고 4건 조치');
  expect(upholdLabel({ ...plain, sanction: 'suspend', days: 0, until }, 1)).toBe(
    '1월 8일 09:00까지 정지하고 신고 1건 조치',
  );
  expect(upholdLabel(plain, 1)).toBe('신고 1건 조치');
  expect(listEffects(report, all, 4)).toEqual([
    '매의눈이 바로 정지되고 7일 뒤에 풀립니다',
    '거래 48190이 바로 보이지 않습니다',
    '거래 48190의 가격이 시세에서 빠집니다',
    '신고 4건이 닫히고 신고한 사람에게 답변이 갑니다',
  ]);
  expect(listEffects(report, { ...all, days: 0, until }, 4)[0]).toBe('매의눈이 바로 1월 8일 09:00까지 정지됩니다');
  expect(listEffects(report, { ...plain, sanction: 'warn' }, 1)[0]).toContain('매의눈이 경고와 사유를 받습니다');
});

it('a reason is asked for what the reported player is told of', () => {
  const out = { ...plain, isPriceOut: true };
  expect([plain, all, { ...plain, isHidden: true }, out].map(needsReason)).toEqual([false, true, true, true]);
});

it('what another operator decided is told with the name and the answer', () => {
  const handled = [{ id: 1, by: '은하수', at: null, status: 3, answer: '문제가 없습니다.' }];
  expect(handledText({ handled })).toBe('은하수가 먼저 기각했습니다. 답변: “문제가 없습니다.”');
  expect(handledText({ handled: [{ by: null, status: 2, answer: null }] })).toBe('다른 운영자가 먼저 조치했습니다.');
  expect([handledText({}), handledText({ handled: [] })]).toEqual([undefined, undefined]);
  const decided = { ...report, status: 2, answer: '조치했습니다.', handledByName: '설악' } as const;
  expect(decidedText(decided)).toBe('설악이 먼저 조치했습니다. 답변: “조치했습니다.”');
  expect(decidedText({ ...decided, status: 1 })).toBeUndefined();
});

it('a suspension that changed meanwhile is told as it stands', () => {
  const suspension = { until, reason: '먹튀' };
  expect(changedText({ reason: 'CHANGED', suspension })).toContain(
    '1월 8일 오전 9:00까지 정지되어 있습니다 (사유: 먹튀)',
  );
  expect(changedText({ reason: 'CHANGED', suspension: null })).toContain('지금은 정지되어 있지 않습니다');
  expect([changedText({ reason: 'HANDLED' }), changedText({ reason: 'CHANGED' })]).toEqual([undefined, undefined]);
});

it('a report of an operator is dismissed by administrators, and in no other way', () => {
  const about = { ...report, isAboutOperator: true };
  expect([allowedVerdicts(about, 1), allowedVerdicts(about, 2)]).toEqual([['dismiss'], []]);
  expect(allowedVerdicts({ ...report, isAboutOperator: false }, 2)).toEqual(['uphold', 'dismiss', 'later']);
});
