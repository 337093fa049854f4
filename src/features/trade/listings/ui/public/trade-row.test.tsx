import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { toTradeListItem } from '../../trade-list-item.rules.ts';
import { TradeTable } from './trade-table.tsx';

const LOOK = { icon: 'goods/emerald' } as const;
const AT = '2026-11-20T18:04:30.000Z';
const quotes = {
  ...NO_ITEM_QUOTES,
  sell: { ...NO_ITEM_QUOTES.sell, median: 100, players: 5, band: { low: 33, high: 300 } },
};

function drawn(parts: Partial<ListedTrade>, without?: 'item' | 'player'): string {
  const row = toTradeListItem(listedTrade(parts), LOOK, quotes);
  return renderToStaticMarkup(<TradeTable rows={[row]} label="거래" {...(without && { without })} />);
}
/** In the column of marks, and in the line under the name where that has no room. */
const marksIn = (html: string) =>
  [/<td class="wide \w*marks\w*">(.*?)<\/td>/s, /<small class="[^"]*alone[^"]*">(.*?)<\/small>/s].map((place) =>
    textOf(place.exec(html)?.[1] ?? ''),
  );

describe('the row of a trade', () => {
  const done = { status: 2, completedAt: AT } as const;

  it('marks a deal that the quote left out, and why', () => {
    for (const text of marksIn(drawn({ ...done, excludePrice: true, price: 1 }))) expect(text).toContain('시세 제외');
    for (const text of marksIn(drawn({ ...done, price: 1 }))) expect(text).toContain('시세와 동떨어짐');
    expect(textOf(drawn(done))).not.toMatch(/시세 제외|동떨어짐/);
    expect(textOf(drawn({ excludePrice: true }))).not.toContain('시세 제외');
  });

  it('has player and time in a line of their own on phones, then what the trade is, and no line begins or ends with a dot', () => {
    const html = drawn({ ...done, isSample: true, durability: 76_200, comment: '편하게 귓 주세요' });
    const [, by = ''] = /<small class="narrow[^"]*">(.*?)<\/small>/s.exec(html) ?? [];
    const [, line = ''] = /<small class="[^"]*alone[^"]*">(.*?)<\/small>/s.exec(html) ?? [];
    expect(textOf(by)).toMatch(/^ ?풍백 \d\d\.\d\d \d\d:\d\d ?$/);
    expect(textOf(line)).toMatch(/^ ?완료 견본 내구 7만 6,200 편하게 귓 주세요 ?$/);
    expect([by, line].map((part) => part.split('<span class="dot"> </span>').length)).toEqual([2, 4]);
    expect(by + line).not.toContain('·');
    expect(line).toMatch(/<span class="nowrap">내구 7만 6,200/);
  });

  it('compares what is on offer with the quote, and not what was sold before', () => {
    expect(textOf(drawn({ price: 110 }))).toContain('+10%');
    expect(textOf(drawn({ ...done, price: 110 }))).not.toContain('%');
  });

  it('has a column for the time where the player has none, whatever the marks', () => {
    const html = drawn({ isNegotiation: true, isAuth: true, isOld: true }, 'player');
    expect(html.match(/<col\b/g)).toHaveLength(html.match(/<td\b/g)?.length ?? 0);
    expect(html).toMatch(/<td class="wide meta num"><time/);
  });
});
