import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { parseShout } from '../../../shouts/shout.rules.ts';
import { shoutLexicon } from '../../../shouts/shout-lexicon.rules.ts';
import { MAX_PRICE } from '../../../trades/trade.limits.ts';
import { shoutText } from './shout-text.rules.ts';

const catalog = await projectCatalog();
const lexicon = shoutLexicon(catalog);
const pumpkin = { id: 655, name: '진호박' };

describe('shoutText', () => {
  it.each([
    [{ tradeType: 1, price: 3000, quantity: 100, isNegotiation: true }, '팝니다 진호박 100개 개당 3천 흥정'],
    [{ tradeType: 2, price: 485_000, quantity: 1, isNegotiation: false }, '삽니다 진호박 48만5천'],
    [{ tradeType: 1, price: null, quantity: 1, isNegotiation: false }, '팝니다 진호박 제시'],
  ] as const)('%j is %s', (trade, text) => {
    expect(shoutText({ ...trade, item: pumpkin })).toBe(text);
  });

  it('parses back to the same trade', () => {
    const trades = fc.record({
      tradeType: fc.constantFrom(1 as const, 2 as const),
      price: fc.option(fc.integer({ min: 1, max: MAX_PRICE })),
      quantity: fc.integer({ min: 1, max: 9999 }),
      isNegotiation: fc.boolean(),
      item: fc.constantFrom(...catalog.items.filter(({ name }) => ['진호박', '현철중검', '도토리'].includes(name))),
    });
    fc.assert(
      fc.property(trades, (trade) => {
        const read = parseShout(shoutText(trade), lexicon, []);
        expect(read.tradeType).toBe(trade.tradeType);
        expect(read.items[0]?.name).toBe(trade.item.name);
        expect(read.price).toBe(trade.price);
        expect(read.flags.includes('OFFER')).toBe(trade.price === null);
        expect(read.quantity ?? 1).toBe(trade.quantity);
      }),
    );
  });
});
