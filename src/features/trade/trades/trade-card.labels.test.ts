import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import type { ListedTrade } from './trade.contract.ts';
import { tradeCard } from './trade-card.labels.ts';

const item = makeItem({ id: 1, name: '현철중검', type: 0 });
const trade = { status: 1, tradeType: 1, price: 480_000, quantity: 1, durability: null } as ListedTrade;

describe('what a share picture says of a trade', () => {
  it('is its side, its price, and how many', () => {
    const { title, values } = tradeCard({ ...trade, quantity: 1200, durability: 380_000 }, item, '바람');
    expect(title).toBe('현철중검 팝니다');
    expect(values).toEqual([
      { label: '가격', value: '48만' },
      { label: '수량', value: '1,200개' },
      { label: '내구', value: '380,000' },
    ]);
    expect(tradeCard({ ...trade, tradeType: 2, price: null }, item, '바람')).toMatchObject({
      title: '현철중검 삽니다',
      values: [{ label: '가격', value: '제시' }],
    });
  });

  it('is that it is completed, and its server as long as there is one', () => {
    expect(tradeCard({ ...trade, status: 2 }, item, '바람').kicker).toBe('거래 완료 · 바람');
    expect(tradeCard(trade, item, '바람').kicker).toMatch(/^(?!거래 완료).+ · 바람$/);
    expect(tradeCard({ ...trade, status: 2 }, item, undefined).kicker).toBe('거래 완료');
  });
});
