import { describe, expect, it } from 'vitest';
import { watchText } from './watch.labels.ts';
import { listingNotice, quoteNotice, serverName } from './watch-notice.labels.ts';

const watched = {
  itemName: '현철중검',
  tradeType: 1,
  direction: 'below',
  limit: 500_000,
  serverName: '바람의나라 클래식',
} as const;

describe('the notification of a watch', () => {
  it('of a trade', () => {
    expect(listingNotice(watched, { price: 485_000, quantity: 1, playerName: '달빛나루' })).toEqual({
      title: '현철중검 48만5천에 팝니다',
      body: '달빛나루 · 바람의나라 클래식 · 설정한 가격 50만 이하',
    });
    const buyer = { ...watched, tradeType: 2, direction: 'above' } as const;
    expect(listingNotice(buyer, { price: 3000, quantity: 100, playerName: '곰' })).toEqual({
      title: '현철중검 개당 3천에 삽니다',
      body: '곰 · 바람의나라 클래식 · 100개 · 설정한 가격 50만 이상',
    });
  });

  it('of a trade at any price, and of one without', () => {
    const any = { ...watched, limit: null };
    expect(listingNotice(any, { price: 3000, quantity: 1, playerName: '곰' }).body).toBe(
      '곰 · 바람의나라 클래식 · 가격 무관',
    );
    expect(listingNotice(any, { price: null, quantity: 2, playerName: '곰' })).toEqual({
      title: '현철중검 가격 제시 팝니다',
      body: '곰 · 바람의나라 클래식 · 2개 · 가격 무관',
    });
  });

  it('of a quote, with the particle that fits', () => {
    expect(quoteNotice(watched, 480_000).title).toBe('현철중검 팝니다 시세가 48만으로 내려왔습니다');
    expect(quoteNotice({ ...watched, direction: 'above', tradeType: 2 }, 3000).title).toBe(
      '현철중검 삽니다 시세가 3천으로 올라왔습니다',
    );
  });
});

it('calls the choice of no server as the picker does', () => {
  const servers = [{ id: 2, name: '옛날바람' }];
  expect([serverName(servers, 2), serverName(servers, 0)]).toEqual(['옛날바람', '전 서버']);
});

describe('watchText', () => {
  it.each([
    [{ subject: 'listing', tradeType: 1, direction: 'below', price: 500_000 }, '팝니다 50만 이하'],
    [{ subject: 'listing', tradeType: 1, direction: 'below', price: null }, '팝니다 가격 무관'],
    [{ subject: 'quote', tradeType: 2, direction: 'above', price: 3000 }, '삽니다 시세 3천 이상'],
  ] as const)('%j', (watch, expected) => {
    expect(watchText(watch)).toBe(expected);
  });
});
