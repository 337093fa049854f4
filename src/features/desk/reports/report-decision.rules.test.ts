import { expect, it } from 'vitest';
import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { swept } from '#tests/support/desk-sweep.ts';
import { effectText } from '../acts/act-effect.ts';
import {
  type Acts,
  allowedVerdicts,
  decidedText,
  handledText,
  leftToSweep,
  listEffects,
  needsReason,
  toActions,
  upholdLabel,
} from './report-decision.rules.ts';

const NOW = Date.UTC(2026, 0, 1);
const things = { tradeId: null, partyId: null, guildId: null, postId: null, broadcastId: null };
const report = { ...things, tradeId: 48_190, reportedId: 6, reportedName: '매의눈' } as unknown as OperatorReport;
const person = { ...report, tradeId: null } as OperatorReport;
const plain: Acts & { reason: string } = {
  ...{ sanction: 'none' as const, length: 7 as const, until: '', isHidden: false, isPriceOut: false, reason: '사유' },
  ...{ hasTrades: false, trades: 'hide' as const, hasPrices: false, hasParties: false, hasShouts: false },
  ...{ shoutServer: 1, shoutName: '매의눈' },
};
const all = { ...plain, sanction: 'suspend', isHidden: true, isPriceOut: true } as const;
const own = { length: 'own', until: '2026-01-08T09:00' } as const;
const until = '2026-01-08T00:00:00.000Z';
const around = (reports: number) => ({ reports, counts: swept({ trades: 6, prices: 2 }), now: NOW });

it('an act of the form is an action of the request, and what is not chosen is none', () => {
  expect(toActions(report, plain, { now: NOW })).toEqual({});
  const [hideTrade, excludePrice] = [{ reason: '사유' }, { reason: '사유' }];
  expect(toActions(report, all, { now: NOW })).toEqual({ hideTrade, excludePrice, suspend: { until, reason: '사유' } });
  expect(toActions(person, { ...all, sanction: 'warn' }, { now: NOW })).toEqual({ warn: { reason: '사유' } });
});

it('a suspension says which one the operator saw, or that there was none', () => {
  const sent = (current: string | null) => toActions(person, { ...all, ...own }, { now: NOW, current }).suspend;
  expect([sent(null), sent(until)]).toEqual([
    { until, reason: '사유', current: null },
    { until, reason: '사유', current: until },
  ]);
});

it('the button and the list of effects name every act and the number of reports', () => {
  expect(upholdLabel(all, around(4))).toBe('숨기고 시세에서 빼고 7일 정지하고 신고 4건 조치');
  expect(upholdLabel({ ...plain, sanction: 'suspend', ...own }, around(1))).toBe(
    '1월 8일 09:00까지 정지하고 신고 1건 조치',
  );
  expect(upholdLabel(plain, around(1))).toBe('신고 1건 조치');
  expect(listEffects(report, all, around(4)).map(effectText)).toEqual([
    '매의눈이 바로 정지되고 7일 뒤에 풀립니다',
    '거래 48190이 바로 보이지 않습니다',
    '거래 48190의 가격이 시세에서 빠집니다',
    '신고 4건이 닫히고 신고한 사람에게 답변이 갑니다',
  ]);
});

it('a sweep stands in the button and in the list with its numbers', () => {
  const sweeping = { ...plain, sanction: 'warn', hasTrades: true, hasPrices: true } as const;
  expect(upholdLabel(sweeping, around(3))).toBe('경고하고 8건 정리하고 신고 3건 조치');
  expect(listEffects(report, sweeping, around(3)).slice(1, 3).map(effectText)).toEqual([
    '거래 중인 글 6건이 숨겨지고 시세에서 빠집니다',
    '가격 2건이 시세에서 빠집니다',
  ]);
});

it('a reported trade that is hidden by its own action is not swept again', () => {
  const waiting = { status: 1, hiddenAt: null, priceExcludedReason: null };
  const left = (trade: object | null, acts: object) => {
    const { trades, prices } = leftToSweep(
      { ...report, trade } as OperatorReport,
      { ...plain, ...acts },
      around(1).counts,
    );
    return [trades, prices];
  };
  const hidden = { isHidden: true };
  expect([left(waiting, {}), left(waiting, hidden), left(waiting, { ...hidden, hasTrades: true })]).toEqual([
    [6, 2],
    [5, 1],
    [5, 2],
  ]);
  expect(left(waiting, { ...hidden, hasTrades: true, trades: 'cancel' })).toEqual([6, 1]);
  const done = { ...waiting, status: 2 };
  expect([left(done, { isPriceOut: true, hasTrades: true }), left(done, hidden)]).toEqual([
    [6, 1],
    [6, 1],
  ]);
  const gone = [null, { ...waiting, hiddenAt: until }, { ...done, priceExcludedReason: '꾸민 값' }];
  expect(gone.map((trade) => left(trade, hidden))).toEqual([
    [6, 2],
    [6, 2],
    [6, 2],
  ]);
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

it('a report of an operator is dismissed by administrators, and in no other way', () => {
  const about = { ...report, isAboutOperator: true };
  expect([allowedVerdicts(about, 1), allowedVerdicts(about, 2)]).toEqual([['dismiss'], []]);
  expect(allowedVerdicts({ ...report, isAboutOperator: false }, 2)).toEqual(['uphold', 'dismiss', 'later']);
});
