import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { type TradeListItem, toTradeListItem } from '../../../listings/trade-list-item.rules.ts';
import { NewestPanel } from './newest-panel.tsx';

function textOfRow(parts: Partial<TradeListItem>): string {
  const row = { ...toTradeListItem(listedTrade(), { icon: 'goods/emerald' }, undefined), ...parts };
  return textOf(renderToStaticMarkup(<NewestPanel rows={[row]} gameServer={undefined} />));
}

it('leads to each new listing and to all', () => {
  const rows = [8, 7].map((id) => toTradeListItem(listedTrade({ id }), { icon: 'goods/emerald' }, undefined));
  const html = renderToStaticMarkup(<NewestPanel rows={rows} gameServer={1} />);
  expect(linksOf(html)).toEqual(['/trade', '/trade/view/8', '/trade/view/7']);
});

it('says side, item, how many, who, and that a price is to be named', () => {
  const text = textOfRow({ tradeType: 2, quantity: 20, price: null });
  for (const word of ['삽니다', '진호박', '×20', '풍백', '제시']) expect(text).toContain(word);
});

it('marks samples, and prices far from the quote', () => {
  expect(textOfRow({})).not.toMatch(/견본|동떨어/);
  const text = textOfRow({ isSample: true, isFarOff: true, quote: 900, players: 6 });
  expect(text).toContain('견본');
  expect(text).toContain('동떨어');
});
