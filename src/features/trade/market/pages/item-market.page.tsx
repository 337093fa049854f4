import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { QuoteStrip } from '../../quotes/ui/public/quote-strip.tsx';
import { WhyPrices } from '../../quotes/ui/why-prices.tsx';
import { WatchPanel } from '../../watches/ui/watch-panel.tsx';
import { itemMarketParams } from '../item-market.params.ts';
import type { DealRow } from '../order-book.rules.ts';
import { BookPanel } from '../ui/item/book-panel.tsx';
import { DealsPanel } from '../ui/item/deals-panel.tsx';
import { FactsPanel } from '../ui/item/facts-panel.tsx';
import { ItemHead } from '../ui/item/item-head.tsx';
import { TrendPanel } from '../ui/item/trend-panel.tsx';
import { useLiveMarket } from '../ui/item/use-live-market.ts';
import type { ItemMarketPageData, load } from './item-market.loader.ts';

/** @public Read by the list of pages. */
export const params = itemMarketParams;

export default function ItemMarketPage() {
  const data = usePageData<typeof load>();
  const { origin, gameServers } = useSite();
  const { quotes, priceDays, book, deals } = useLiveMarket(data);
  const { item, windowDays, gameServer } = data;
  const path = `/trade/${item.id}`;
  return (
    <>
      <PageMeta
        title={`${item.name} 시세와 거래`}
        description={data.summary}
        path={path}
        image={`/share/items/${item.id}.png?v=${data.today}`}
        jsonLd={jsonLdOf(data, origin)}
      />
      <ItemHead data={data} />
      <div className="cols">
        <div className="stack">
          {data.isTradable === false && (
            <Note>{item.name}: 원작 자료에 다른 사람에게 줄 수 없다고 적힌 물건입니다.</Note>
          )}
          {quotes.excluded && (
            <Note>
              <b>시세 제외</b> · {quotes.excluded.reason} 올라온 글은 보이지만 값을 세지 않습니다.
            </Note>
          )}
          <section className="panel" aria-label="시세">
            <QuoteStrip quotes={quotes} days={windowDays} lastDeal={lastPaid(deals)} />
            <WhyPrices itemId={item.id} quotes={quotes} gameServer={gameServer ?? undefined} days={windowDays} />
          </section>
          <TrendPanel data={data} priceDays={priceDays} />
          <BookPanel
            book={book}
            item={item}
            hasDurability={data.hasDurability}
            quotes={quotes}
            servers={gameServer === null ? unusualServers(gameServers) : undefined}
            isTradable={data.isTradable !== false}
          />
        </div>
        <div className="stack">
          <DealsPanel deals={deals} quotes={quotes} />
          <WatchPanel item={item} quotes={quotes} gameServer={gameServer} />
          <FactsPanel data={data} />
        </div>
      </div>
    </>
  );
}

function lastPaid(deals: readonly DealRow[]): { price: number; at: string } | undefined {
  for (const { price, at } of deals) if (price !== null) return { price, at };
  return undefined;
}

/** On pages of all servers only those other than the default are named. */
function unusualServers(servers: readonly { id: number; name: string }[]): Readonly<Record<number, string>> {
  return Object.fromEntries(servers.slice(1).map(({ id, name }) => [id, name]));
}

/** No schema.org offers: no real money is involved. */
function jsonLdOf({ item, type, summary }: ItemMarketPageData, origin: string): object[] {
  const path = `/trade/${item.id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: `${item.name} 시세와 거래`,
      description: summary,
      url: origin + path,
      inLanguage: 'ko',
      about: { '@type': 'Thing', name: item.name, url: `${origin}/items/${item.id}` },
    },
    breadcrumbList(
      origin,
      [{ label: '거래', href: '/trade' }, { label: type.name, href: `/trade?type=${type.id}` }, { label: item.name }],
      path,
    ),
  ];
}
