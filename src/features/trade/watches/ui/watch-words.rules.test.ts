import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { firesText, formatStanding } from './watch-words.rules.ts';

const quotes = { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 500_000 } };

describe('a price to wait for', () => {
  it.each([
    [465_000, '현재 시세보다 7% 낮음'],
    [500_100, '현재 시세와 같음'],
    [1_000_000, '현재 시세보다 100% 높음'],
  ])('%d: %s', (price, words) => {
    expect(formatStanding(price, 1, quotes)).toBe(words);
  });

  it('returns nothing without a quote', () => {
    expect(formatStanding(5, 2, quotes)).toBe('');
    expect(formatStanding(5, 1, { ...quotes, excluded: { reason: '조작' } })).toBe('');
  });

  it('returns how often the price occurred', () => {
    expect(firesText(null, 5)).toBe('');
    expect(firesText({ week: 0, month: 0, now: 0 }, 5)).toBe('30일 동안 없던 가격');
    expect(firesText({ week: 1, month: 4, now: 2 }, 5)).toBe('30일에 4번, 7일에 1번 나온 가격');
  });

  it('returns how much was listed at any price', () => {
    expect(firesText({ week: 1, month: 4, now: 2 }, null)).toBe('30일에 4건, 7일에 1건 올라왔습니다');
    expect(firesText({ week: 0, month: 0, now: 0 }, null)).toBe('30일 동안 올라온 글이 없습니다');
  });
});
