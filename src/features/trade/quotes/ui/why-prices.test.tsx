import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { formatMethod } from './evidence.labels.ts';
import { WhyPrices } from './why-prices.tsx';

const sell = { ...NO_ITEM_QUOTES.sell, median: 485_000, p25: 465_000, p75: 520_000, players: 34 };
const drawn = (gameServer?: number) =>
  renderToStaticMarkup(
    <WhyPrices itemId={1070} quotes={{ ...NO_ITEM_QUOTES, sell }} gameServer={gameServer} days={7} />,
  );

it('leads from the method to the exact rules and all trades, of the same server', () => {
  expect(linksOf(drawn())).toEqual(['/api/prices/items/1070/evidence']);
  expect(linksOf(drawn(2))).toEqual(['/api/prices/items/1070/evidence?gameServer=2']);
});

it('shows the method to players, without a word of developers', () => {
  const text = textOf(drawn());
  for (const sentence of formatMethod(7)) expect(text).toContain(sentence);
  expect(text).toContain('자세한 규칙과 거래 전체');
  expect(text).not.toMatch(/JSON|API|MAD|null|p25|weight|confidence|window/i);
});
