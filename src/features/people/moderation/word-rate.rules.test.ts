import { describe, expect, it } from 'vitest';
import { firstWordRules } from '#tests/support/word-rules.ts';
import { findForbidden, toVerdict } from './word.rules.ts';

describe('rates of cash trade', () => {
  it.each([
    '억당 8천',
    '금전 억당 8천에 팜',
    '1:8000',
    '1 : 8000',
    '１：８０００',
    '1:1000',
    '1대 8000',
    '1:8\u200b000',
    '1억당 0.8',
    '돈 팝니다 1:0.8',
    '골드 1:8',
    '금전 팜 1:9',
    '머니 삽니다 1:7.5',
    '바람돈 팜 1:8',
    '엽전 삽 1:8',
    '3마넌',
    '8천웡',
    '팔처논에 팜',
    '헌금 거래',
    '현질 환영',
    '이체 가능',
    '쌀 환영',
    '디코 금전',
    '금전 팜 ㄷㅋ',
  ])('%s is refused', (text) => {
    expect(toVerdict(findForbidden(text, firstWordRules))).toMatchObject({
      verdict: 'refuse',
      found: { rule: { kind: 'CASH_TRADE' } },
    });
  });

  it.each([
    '도토리 1:1 교환',
    '호박 10:1',
    '1:999',
    '8:30 접속',
    '돈 없어요 21:30에 봐요',
    '돈 모아서 1:1 교환',
    '개당 8천',
    '1억 8천',
    '1억에 8개',
    '8처넌',
    '팔처넌에 팜',
    '쇠조각 7처넌에 팝니다',
  ])('%s is not', (text) => {
    expect(findForbidden(text, firstWordRules)).toEqual([]);
  });
});
