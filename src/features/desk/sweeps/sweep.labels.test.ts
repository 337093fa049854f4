import { expect, it } from 'vitest';
import { deskSweep, swept } from '#tests/support/desk-sweep.ts';
import { effectText } from '../acts/act-effect.ts';
import { sweepAct, sweepEffects, sweptText, tickedText, undoEffects } from './sweep.labels.ts';
import { listTrials, type SweepParts, sweepIssues, toChoices, toSweep } from './sweep-choices.rules.ts';

const NOW = Date.parse('2026-11-30T12:00:00+09:00');
const none: SweepParts = {
  ...{ hasTrades: false, trades: 'hide', hasPrices: false, hasParties: false, hasShouts: false },
  ...{ shoutServer: 2, shoutName: ' 매의눈 ' },
};
const all = { ...none, hasTrades: true, hasPrices: true, hasParties: true, hasShouts: true };
const shouts = { gameServer: 2, name: '매의눈' };
const counts = swept({ trades: 6, prices: 23, parties: 1, shouts: 1400 });
const sanction = { sanction: 'none', length: 7, until: '', reason: '도배' } as const;

it('what is ticked is asked for, and counted before it is ticked', () => {
  expect(toChoices(none)).toEqual({});
  expect(toChoices(all)).toEqual({ trades: 'hide', prices: true, parties: true, shouts });
  const { all: counted, trades } = listTrials({ ...none, trades: 'cancel' });
  expect([counted, trades]).toEqual([{ prices: true, parties: true, shouts }, { trades: 'cancel' }]);
  expect(listTrials({ ...all, shoutName: '' }).all).toEqual({ trades: 'hide', prices: true, parties: true });
});

it('shouts are swept by a name alone', () => {
  const issues = [all, { ...all, shoutName: ' ' }, { ...none, shoutName: '' }].map(sweepIssues);
  expect(issues).toEqual([{}, { shoutName: '외침의 이름을 적어 주세요.' }, {}]);
});

it('a sweep goes with one sanction, and with the suspension that the operator saw', () => {
  const parts = { ...none, hasPrices: true, ...sanction };
  const surroundings = { now: NOW, current: null };
  expect(toSweep(parts, surroundings)).toEqual({ prices: true, reason: '도배' });
  expect(toSweep({ ...parts, sanction: 'warn' }, surroundings)).toEqual({ prices: true, warn: true, reason: '도배' });
  const suspend = { until: '2026-12-07T03:00:00.000Z', current: null };
  expect(toSweep({ ...parts, sanction: 'suspend' }, surroundings)).toEqual({ prices: true, suspend, reason: '도배' });
});

const texts = (...given: Parameters<typeof sweepEffects>) => sweepEffects(...given).map(effectText);

it('the effects name each thing that is met with its number, and what comes back', () => {
  expect(texts(none, counts)).toEqual([]);
  expect(texts({ ...all, shoutName: '매의눈' }, counts)).toEqual([
    '거래 중인 글 6건이 숨겨지고 시세에서 빠집니다',
    '가격 23건이 시세에서 빠집니다',
    '연 파티 1개가 닫힙니다',
    '‘매의눈’의 외침 1,400개가 숨겨지고 24시간 차단됩니다',
    '본인은 사유와 함께 한 번만 알림을 받습니다',
    '정리는 30일 안에 되돌릴 수 있습니다. 닫힌 파티는 되돌아오지 않습니다',
  ]);
  const cancel = { ...none, hasTrades: true, trades: 'cancel' as const };
  expect(texts(cancel, undefined)[0]).toBe('거래 중인 글 전부가 내려갑니다');
  expect(texts({ ...cancel, hasParties: true }, counts).at(-1)).toContain(
    '내린 거래와 닫힌 파티는 되돌아오지 않습니다',
  );
  expect(texts({ ...cancel, hasPrices: true }, swept())[0]).toContain('한 번만 알림');
  const mute = { ...none, hasShouts: true, shoutName: '매의눈' };
  expect(texts(mute, swept())[0]).toBe('‘매의눈’의 외침이 24시간 차단됩니다');
});

it('the button has the number of what is ticked', () => {
  expect([
    tickedText({ ...all, hasShouts: false }, counts),
    tickedText(none, counts),
    tickedText(all, undefined),
  ]).toEqual(['거래 6 · 가격 23 · 파티 1', undefined, undefined]);
  expect([sweepAct(all, counts), sweepAct({ ...none, hasPrices: true }, counts), sweepAct(all, undefined)]).toEqual([
    '1,430건 정리',
    '23건 정리',
    '정리',
  ]);
});

it('a sweep is told by what it met', () => {
  expect(sweptText({ ...counts, reports: 3 })).toBe('거래 6 · 가격 23 · 파티 1 · 외침 1,400 · 신고 3');
  expect(sweptText(swept())).toBe('바뀐 것 없음');
});

it('an undo says what stays', () => {
  expect(undoEffects(deskSweep(1, 1, { changed: swept({ trades: 1 }) }))).toHaveLength(1);
  const changed = swept({ trades: 2, parties: 1, shouts: 3, reports: 4 });
  expect(undoEffects(deskSweep(1, 1, { trades: 'cancel', changed, sanction: 'suspension' })).slice(1)).toEqual([
    '내린 거래는 그대로입니다',
    '닫은 파티는 그대로입니다',
    '외침의 이름 차단이 풀립니다',
    '처리한 신고 4건은 그대로입니다',
    '함께 한 정지가 남아 있으면 풀립니다',
  ]);
  expect(undoEffects(deskSweep(1, 1, { sanction: 'warning' })).at(-1)).toBe('함께 한 경고가 취소됩니다');
});
