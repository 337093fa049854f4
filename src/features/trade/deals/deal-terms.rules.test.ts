import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '#shared/korean/read-amount.ts';
import { MAX_PRICE } from '../trades/trade.limits.ts';
import { amountInBothUnits, type TermsCard, termsText } from './deal-terms.rules.ts';

const card: TermsCard = {
  itemName: '진호박',
  price: 3500,
  quantity: 100,
  server: '바람의나라 클래식',
  place: '국내성 주막 앞',
  sellerName: '풍백',
  buyerName: '달빛',
};

describe('termsText', () => {
  it('contains everything that both must agree on', () => {
    expect(termsText(card).split('\n')).toEqual([
      '[거래 조건]',
      '아이템: 진호박',
      '수량: 100개',
      '개당: 3,500전',
      '총액: 350,000전 (35만)',
      '서버: 바람의나라 클래식',
      '만날 곳: 국내성 주막 앞',
      '파는 사람: 풍백',
      '사는 사람: 달빛',
      '조건이 맞으면 “맞습니다”라고 답해 주세요.',
    ]);
  });

  it('leaves open what is not known yet', () => {
    const text = termsText({ ...card, quantity: 1, place: ' ', buyerName: '' });
    expect(text).toContain('만날 곳: 만나서 정함');
    expect(text).toContain('사는 사람: (이름)');
    expect(text).toContain('가격: ');
    expect(text).not.toContain('총액');
  });
});

describe('amountInBothUnits', () => {
  it('contains one number in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PRICE }), (amount) => {
        const [, digits = '', reading] = /^([\d,]+)전(?: \((.+)\))?$/.exec(amountInBothUnits(amount)) ?? [];
        expect(Number(digits.replaceAll(',', ''))).toBe(amount);
        if (reading !== undefined) expect(readAmount(reading)).toBe(amount);
      }),
    );
  });
});
