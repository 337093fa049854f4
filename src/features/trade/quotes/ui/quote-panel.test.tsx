import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { QuotePanel } from './public/quote-panel.tsx';

const NO_OFFERS = { count: 0, cheapest: null };
const drawn = (parts: Partial<Parameters<typeof QuotePanel>[0]>) =>
  textOf(
    renderToStaticMarkup(
      <QuotePanel item={{ id: 7, name: '월아검' }} quotes={NO_ITEM_QUOTES} offers={NO_OFFERS} isTradable {...parts} />,
    ),
  );

it('offers to be told where nothing is listed, with and without a quote', () => {
  const sell = { ...NO_ITEM_QUOTES.sell, median: 500_000, players: 5 };
  for (const quotes of [NO_ITEM_QUOTES, { ...NO_ITEM_QUOTES, sell }])
    expect(drawn({ quotes })).toContain('올라오면 알려 주기');
  expect(drawn({})).toContain('처음 올리면 시세가 생깁니다.');
});

it('offers it neither where something is listed nor for what cannot be traded', () => {
  expect(drawn({ offers: { count: 2, cheapest: null } })).not.toContain('올라오면 알려 주기');
  expect(drawn({ isTradable: false })).not.toMatch(/올라오면 알려 주기|처음 올리면/);
});
