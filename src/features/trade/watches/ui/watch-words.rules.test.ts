import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { firesText, standingOf } from './watch-words.rules.ts';

const quotes = { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 500_000 } };

describe('a price to wait for', () => {
  it.each([
    [465_000, '지금보다 7% 쌉니다'],
    [500_100, '지금 시세와 같습니다'],
    [1_000_000, '지금보다 100% 비쌉니다'],
  ])('%d: %s', (price, words) => {
    expect(standingOf(price, 1, quotes)).toBe(words);
  });

  it('returns nothing without a quote', () => {
    expect(standingOf(5, 2, quotes)).toBe('');
    expect(standingOf(5, 1, { ...quotes, excluded: { reason: '조작' } })).toBe('');
  });

  it('returns how often the price occurred', () => {
    expect(firesText(null)).toBe('');
    expect(firesText({ week: 0, month: 0, now: 0 })).toBe('30일 동안 없던 값');
    expect(firesText({ week: 1, month: 4, now: 2 })).toBe('30일에 4번, 7일에 1번 있던 값 · 지금도 2건 있습니다');
  });
});
