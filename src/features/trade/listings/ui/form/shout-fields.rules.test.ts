import { describe, expect, it } from 'vitest';
import { type UnderstoodShout, valuesOfShout } from './shout-fields.rules.ts';
import { shoutVerdict, tagsOfShout } from './shout-tags.rules.ts';
import { defineTradeForm } from './trade-fields.ts';

const { empty } = defineTradeForm({ maxquan: null, maxdura: null });

const shout: UnderstoodShout = {
  tradeType: 1,
  items: [{ id: 5, name: '현철중검', score: 1 }],
  price: 450_000,
  quantity: null,
  durability: null,
  payMethod: null,
  isNegotiation: true,
  isAuth: null,
  flags: [],
};
const silent: UnderstoodShout = { ...shout, tradeType: null, items: [], price: null, isNegotiation: null };

describe('a shout in the form', () => {
  it('fills what was understood and leaves the rest', () => {
    const typed = { ...empty, tradeType: 2 as const, quantity: '7', comment: '그대로' };
    expect(valuesOfShout(shout, typed)).toEqual({
      ...typed,
      tradeType: 1,
      price: '45만',
      isNegotiation: true,
    });
  });

  it('removes nothing where nothing was understood', () => {
    const typed = { ...empty, price: '3천', isOffer: false, isAuth: true };
    expect(valuesOfShout(silent, typed)).toEqual(typed);
  });

  it('requests offers where the shout does', () => {
    expect(valuesOfShout({ ...shout, price: null, flags: ['OFFER'] }, empty).isOffer).toBe(true);
    expect(valuesOfShout(shout, { ...empty, isOffer: true }).isOffer).toBe(false);
  });

  it('fills durability and payment', () => {
    const received = { ...shout, durability: 380_000, payMethod: 2 as const, isAuth: true };
    expect(valuesOfShout(received, empty)).toMatchObject({ durability: '380,000', payMethod: 2, isAuth: true });
    expect(tagsOfShout(received).map(({ label }) => label)).toContain('내구 38만');
  });

  it('is summarised in tags', () => {
    expect(tagsOfShout({ ...shout, quantity: 1000 }).map(({ label }) => label)).toEqual([
      '팝니다',
      '현철중검',
      '45만',
      '1,000개',
      '흥정',
    ]);
  });

  it.each<[Partial<UnderstoodShout>, number | undefined, boolean, string]>([
    [{}, undefined, true, '채웠습니다'],
    [{ items: [] }, undefined, false, '어떤 아이템'],
    [{ items: [] }, 5, true, '채웠습니다'],
    [{ price: null }, 5, false, '개당 가격'],
    [{ price: null, flags: ['OFFER'] }, 5, true, '채웠습니다'],
    [{ tradeType: null }, 5, false, '파는지 사는지'],
    [{ flags: ['CASH_TRADE'] }, 5, false, '현금 거래'],
    [{ flags: ['AD'] }, 5, false, '거래 글이 아닌'],
    [{ flags: ['AMBIGUOUS_ITEM'] }, 5, false, '여럿'],
  ])('%j for item %s: sure %s', (parts, itemId, isSure, words) => {
    const verdict = shoutVerdict({ ...shout, ...parts }, itemId);
    expect(verdict.isSure).toBe(isSure);
    expect(verdict.text).toContain(words);
  });
});
