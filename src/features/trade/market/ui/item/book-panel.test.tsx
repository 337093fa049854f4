import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { bookRow } from '../../order-book.rules.ts';
import { BookPanel } from './book-panel.tsx';

const NONE = { count: 0, rows: [] };
const SELLER = { count: 1, rows: [bookRow(listedTrade({ id: 3, itemId: 7 }))] };
const drawn = (parts: Partial<Parameters<typeof BookPanel>[0]>) =>
  renderToStaticMarkup(
    <BookPanel
      book={{ sell: NONE, buy: NONE }}
      item={{ id: 7, name: '월아검' }}
      hasDurability
      serverQuotes={{}}
      servers={undefined}
      isTradable
      gameServer={null}
      {...parts}
    />,
  );
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text);

it('offers to list the first one and to be told in an empty book', () => {
  const html = drawn({});
  expect(textOf(html)).toContain('아직 올라온 월아검 매물이 없습니다.');
  expect(linksOf(html)).toEqual(['/trade/register/7']);
  expect(buttonsOf(html)).toEqual(['올라오면 알려 주기']);
});

it('offers the same on the empty side of a book', () => {
  const html = drawn({ book: { sell: SELLER, buy: NONE } });
  expect(textOf(html)).toContain('삽니다 글을 올려 보세요.');
  expect(linksOf(html)).toContain('/trade/register/7?side=buy');
  expect(buttonsOf(html)).toEqual(['올라오면 알려 주기']);
});

it('offers the same below a side that is much shorter than the other', () => {
  const sellers = (count: number) => ({
    count,
    rows: Array.from({ length: count }, (_, id) => bookRow(listedTrade({ id: id + 10, itemId: 7 }))),
  });
  const buy = { count: 1, rows: [bookRow(listedTrade({ id: 3, itemId: 7, tradeType: 2 }))] };
  expect(linksOf(drawn({ book: { sell: sellers(8), buy } }))).toContain('/trade/register/7?side=buy');
  expect(linksOf(drawn({ book: { sell: sellers(1), buy } }))).not.toContain('/trade/register/7?side=buy');
});

it('offers nothing for what cannot be traded', () => {
  const html = drawn({ isTradable: false });
  expect(textOf(html)).toContain('거래할 수 없는 아이템이라');
  expect([linksOf(html), tagsOf(html, 'button')]).toEqual([[], []]);
});
