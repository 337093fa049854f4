import { expect, it } from 'vitest';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import { actedText, listTradeStates, tradeEnd } from './trade-state.labels.ts';

const AT = '2026-11-20T12:00:00.000Z';

it.each([
  [{}, ['거래 중']],
  [{ status: 2, hiddenAt: AT }, ['완료', '숨김']],
  [{ restsSince: AT, exclusion: { reason: '장난', at: null, by: null } }, ['거래 중', '정지로 쉼', '시세 제외']],
] as const)('a trade with %j stands as %j', (parts, states) => {
  expect(listTradeStates({ ...operatorTrade(7), ...parts })).toEqual(states);
});

it.each([
  [{}, null],
  [{ completedAt: AT }, '완료, 2026년 11월 20일 오후 9:00'],
  [{ cancelledAt: AT, cancelledBy: 'operator' }, '취소 (운영자), 2026년 11월 20일 오후 9:00'],
  [{ cancelledAt: AT }, '취소, 2026년 11월 20일 오후 9:00'],
])('the end of a trade with %j is %s', (parts, text) => {
  expect(tradeEnd({ ...operatorTrade(7), ...parts })).toBe(text);
});

it('who acted stands before the reason, as far as it is known', () => {
  expect(actedText({ reason: '허위 매물', at: AT, by: { name: '설악' } })).toBe(
    '설악, 2026년 11월 20일 오후 9:00: 허위 매물',
  );
  expect(actedText({ reason: '허위 매물', at: null, by: null })).toBe('허위 매물');
  expect(actedText({ reason: null, at: null, by: null })).toBe('사유 없음');
});
