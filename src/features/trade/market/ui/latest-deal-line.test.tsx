import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import { Ticker } from './latest-deal-line.tsx';

const deal = {
  tradeId: 812,
  itemId: 655,
  itemName: '진호박',
  quantity: 100,
  price: 12_000,
  at: '2026-11-20T18:04:30.000Z',
};

it('names the latest deal with what was paid for all of it, and leads to the trade', () => {
  const html = renderToStaticMarkup(<Ticker deal={deal} />);
  expect(textOf(html).replace(/\s/g, '')).toBe('방금체결진호박100개120만');
  expect(linksOf(html)).toEqual(['/trade/view/812']);
});

it('counts no single piece', () => {
  expect(textOf(renderToStaticMarkup(<Ticker deal={{ ...deal, quantity: 1 }} />))).not.toContain('개');
});
