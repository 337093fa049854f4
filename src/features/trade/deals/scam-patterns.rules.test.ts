import { describe, expect, it } from 'vitest';
import { type DealCase, demandsPrepayment, listScamPatterns, type ScamPatternId } from './scam-patterns.rules.ts';

const deal: DealCase = {
  itemName: '가시철도',
  tradeType: 1,
  price: 3000,
  quantity: 1,
  payMethod: 1,
  similarNames: ['가시철단도'],
  scrollNames: ['노란비서'],
};
const card = (id: ScamPatternId, parts: Partial<DealCase> = {}) =>
  listScamPatterns({ ...deal, ...parts }).find((it) => it.id === id);

describe('listScamPatterns', () => {
  it.each([
    [{ price: 1000 }, false],
    [{ price: 1001 }, true],
    [{ price: 500, quantity: 2 }, false],
    [{ price: 501, quantity: 2 }, true],
    [{ price: null }, true],
  ])('%j looks like a gold bar: %s', (parts, applies) => {
    expect(card('gold-bar', parts) !== undefined).toBe(applies);
  });

  it('contains what is to be counted', () => {
    expect(card('gold-bar', { price: 35_000, quantity: 2 })?.todo).toContain('7만을');
    expect(card('gold-bar', { price: null })?.todo).toContain('받기로 한 금액을');
  });

  it.each([
    [1, 2, true],
    [2, 3, true],
    [1, 3, false],
    [2, 2, false],
    [1, 1, false],
    [2, 4, false],
  ])('type %d paid by %d requires the reader to give first: %s', (tradeType, payMethod, isDemanded) => {
    expect(demandsPrepayment({ tradeType, payMethod })).toBe(isDemanded);
    expect(card('first-hand', { tradeType, payMethod })?.how.includes('먼저 달라고')).toBe(isDemanded);
  });

  it('names what the reader gives first', () => {
    expect(card('first-hand', { tradeType: 1, payMethod: 2 })?.how).toContain('돈을 먼저');
    expect(card('first-hand', { tradeType: 2, payMethod: 3 })?.how).toContain('아이템을 먼저');
  });

  it('warns of similar names only where there are some', () => {
    expect(card('look-alike')?.how).toContain('가시철단도');
    expect(card('look-alike', { similarNames: [] })).toBeUndefined();
  });

  it('mentions scrolls only where the catalog has some', () => {
    expect(card('scroll', { scrollNames: [] })).toBeUndefined();
  });

  it('contains the source and the certainty of each', () => {
    for (const { source, confidence } of listScamPatterns(deal)) {
      expect(source.title).not.toBe('');
      expect(['medium', 'low']).toContain(confidence);
    }
  });

  it('marks a guess as a guess', () => {
    expect(card('scroll')).toMatchObject({ confidence: 'low' });
    expect(card('scroll')?.source.title).toContain('짐작한');
  });
});
