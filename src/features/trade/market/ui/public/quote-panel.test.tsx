import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { bookRow } from '../../order-book.rules.ts';
import { CheapestOffer } from './cheapest-offer.tsx';
import { QuotePanel, type QuotePanelProps } from './quote-panel.tsx';

const cheapest = bookRow(
  listedTrade({ id: 9, price: 480_000, profile: { id: 3, userId: 'u', name: '풍백', job: 1, grade: 0, level: 1 } }),
);

const drawn = (parts: Partial<QuotePanelProps> = {}) =>
  renderToStaticMarkup(
    <QuotePanel
      item={{ id: 7, name: '현철중검' }}
      gameServer={undefined}
      quotes={NO_ITEM_QUOTES}
      offers={{ count: 44, cheapest }}
      isTradable
      {...parts}
    />,
  );
const whispersIn = (html: string) => tagsOf(html, 'button').map((button) => button['data-whisper']);

it('leads from the item to its cheapest offer, with the whisper to its seller', () => {
  const html = drawn();
  expect(textOf(html)).toContain('가장 싼 매물 48 만 풍백');
  expect(whispersIn(html)).toEqual(['/귓 풍백 현철중검 48만에 살게요']);
  expect(linksOf(html)).toEqual(['/trade/view/9', '/trade/7']);
});

it('offers no whisper to oneself', () => {
  const html = renderToStaticMarkup(<CheapestOffer offer={cheapest} item={{ name: '현철중검' }} ownId={3} />);
  expect(whispersIn(html)).toEqual([]);
  expect(textOf(html)).toContain('내 글');
});

it('says how many listings the market has, on the server that was chosen', () => {
  expect(textOf(drawn())).toContain('거래소에서 44건 보기');
  expect(linksOf(drawn({ gameServer: 2 }))).toContain('/trade/7?gameServer=2');
  expect(textOf(drawn({ offers: { count: 0, cheapest: null } }))).toContain('거래소에서 보기');
});

const NO_OFFERS = { count: 0, cheapest: null };

it('offers to be told where nothing is listed, with and without a quote', () => {
  const sell = { ...NO_ITEM_QUOTES.sell, median: 500_000, players: 5 };
  for (const quotes of [NO_ITEM_QUOTES, { ...NO_ITEM_QUOTES, sell }])
    expect(textOf(drawn({ quotes, offers: NO_OFFERS }))).toContain('올라오면 알려 주기');
  expect(textOf(drawn({ offers: NO_OFFERS }))).toContain('처음 올리면 시세가 생깁니다.');
});

it('offers it neither where something is listed nor for what cannot be traded', () => {
  expect(textOf(drawn())).not.toContain('올라오면 알려 주기');
  expect(textOf(drawn({ offers: NO_OFFERS, isTradable: false }))).not.toMatch(/올라오면 알려 주기|처음 올리면/);
});
