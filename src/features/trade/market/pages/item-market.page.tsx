import type { ReactNode } from 'react';
import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageMeta, type SchemaThing } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import { isFarOff, leftOutLabel, quoteBeside } from '../../quotes/ui/public/listing-quote.rules.ts';
import { Ago, Ratio } from '../../quotes/ui/public/price.tsx';
import { ALL_SERVERS_LABEL, figureName, isFew } from '../../quotes/ui/public/quote.labels.ts';
import { QuoteStrip } from '../../quotes/ui/public/quote-strip.tsx';
import { WhyPrices } from '../../quotes/ui/why-prices.tsx';
import { NO_PRICE_LABEL, TRADE_TYPE } from '../../trades/trade.labels.ts';
import { itemMarketParams } from '../item-market.params.ts';
import type { ServerQuotes } from '../market-events.rules.ts';
import type { DealRow } from '../order-book.rules.ts';
import { BookPanel } from '../ui/item/book-panel.tsx';
import { ItemHead } from '../ui/item/item-head.tsx';
import css from '../ui/item/item-market.module.css';
import { OfferBar } from '../ui/item/offer-bar.tsx';
import { useFocusedField } from '../ui/item/use-focused-field.ts';
import { useLiveMarket } from '../ui/item/use-live-market.ts';
import type { ItemMarketPageData, load } from './item-market.loader.ts';

/** @public Read by the list of pages. */
export const params = itemMarketParams;

const WatchPanel = await drawnLater(async () => (await import('../../watches/ui/watch-panel.tsx')).WatchPanel);
const TrendPanel = await drawnLater(async () => (await import('../ui/item/trend-panel.tsx')).TrendPanel);

interface ItemMarketPageProps {
  /** Rendered in the header of the book, before the link to all listings. */
  besideBook?: ReactNode;
  /** Rendered in the side column, below the market's own panels. */
  below?: ReactNode;
}

export default function ItemMarketPage({ besideBook, below }: ItemMarketPageProps) {
  const data = usePageData<typeof load>();
  const { origin, gameServers } = useSite();
  const { quotes, serverQuotes, priceDays, book, deals } = useLiveMarket(data);
  const { item, windowDays, gameServer } = data;
  useFocusedField('#watch');
  const path = `/trade/${item.id}`;
  const isTradable = data.isTradable !== false;
  const isNew = isNewMarket(data);
  const where = gameServers.find(({ id }) => id === gameServer)?.name ?? ALL_SERVERS_LABEL;
  return (
    <>
      <PageMeta
        title={`${item.name} 시세와 거래`}
        description={data.summary}
        path={path}
        image={data.image}
        jsonLd={import.meta.env.SSR && [marketThing(data, origin)]}
      />
      <ItemHead data={data} />
      <div className={`cols ${sideBelow.columns} ${css.page}`}>
        <div className="stack">
          {!isTradable && (
            <Note>
              {item.name}:{' '}
              <span className="own-text">
                {data.isMoney ? '게임 돈은 사고팔 수 없습니다.' : '원작 자료에 교환 불가로 적힌 아이템입니다.'}
              </span>
            </Note>
          )}
          {quotes.excluded && (
            <Note>
              <b>시세 제외</b> · {quotes.excluded.reason} 올라온 글은 보이지만 시세는 내지 않습니다.
            </Note>
          )}
          <section className="panel" aria-label="시세">
            <QuoteStrip quotes={quotes} days={windowDays} where={where} />
            <WhyPrices itemId={item.id} quotes={quotes} gameServer={gameServer ?? undefined} days={windowDays} />
          </section>
          <div className={css.book}>
            <BookPanel
              book={book}
              item={item}
              hasDurability={data.hasDurability}
              serverQuotes={serverQuotes}
              servers={gameServer === null ? unusualServers(gameServers) : undefined}
              isTradable={isTradable}
              gameServer={gameServer}
              beside={besideBook}
            />
            {!isNew && <TrendPanel data={data} priceDays={priceDays} />}
          </div>
        </div>
        <div className="stack">
          {(!isNew || deals.length > 0) && <DealsPanel deals={deals} serverQuotes={serverQuotes} />}
          {isTradable && <WatchPanel item={item} quotes={quotes} gameServer={gameServer} />}
          {below}
          <FactsPanel data={data} />
        </div>
      </div>
      {isTradable && <OfferBar item={item} book={book} serverQuotes={serverQuotes} />}
    </>
  );
}

/**
 * Nothing has been listed or sold yet: chart and deals would only repeat that. Evaluated when the page is loaded, so
 * that nothing moves later.
 */
function isNewMarket({ book, deals, priceDays }: ItemMarketPageData): boolean {
  return book.sell.count + book.buy.count + deals.length + priceDays.length === 0;
}

/** On pages of all servers only those other than the default are named. */
function unusualServers(servers: readonly { id: number; name: string }[]): Readonly<Record<number, string>> {
  return Object.fromEntries(servers.slice(1).map(({ id, name }) => [id, name]));
}

/** No schema.org offers: no real money is involved. */
function marketThing({ item, summary }: ItemMarketPageData, origin: string): SchemaThing {
  return {
    '@type': 'WebPage',
    name: `${item.name} 시세와 거래`,
    description: summary,
    url: `${origin}/trade/${item.id}`,
    about: { '@type': 'Thing', name: item.name, url: `${origin}/items/${item.id}` },
  };
}

interface DealsPanelProps {
  deals: readonly DealRow[];
  serverQuotes: ServerQuotes;
}

function DealsPanel({ deals, serverQuotes }: DealsPanelProps) {
  return (
    <Panel title="체결" aside={<span className="meta ml-auto">가격 · 시세 대비</span>}>
      {deals.length > 0 ? (
        <table className="t tight even strong">
          <colgroup>
            <col className={css.moment} />
            <col className={css.side} />
            <col />
            <col className={css.ratio} />
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">시각</th>
              <th scope="col">구분</th>
              <th scope="col">가격</th>
              <th scope="col">시세 대비</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <Deal key={deal.id} deal={deal} quotes={serverQuotes[deal.gameServer]} />
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState text="아직 체결된 거래가 없습니다." />
      )}
    </Panel>
  );
}

function Deal({ deal, quotes }: { deal: DealRow; quotes: ItemQuotes | undefined }) {
  const { id, tradeType, price, quantity, excludePrice, at } = deal;
  const quote = quoteBeside(deal, quotes);
  const leftOut = leftOutLabel({ excludePrice, isFarOff: isFarOff(deal, quotes) });
  const isSell = tradeType === TRADE_TYPE.sell;
  return (
    <tr className="tap-row">
      <td className="dim nowrap">
        <a className="opens quiet" href={`/trade/view/${id}`}>
          <Ago at={at} />
        </a>
      </td>
      <td className={`nowrap ${isSell ? 'up' : 'down'}`}>{isSell ? '판매' : '구매'}</td>
      <td className="num">
        {quantity > 1 && <span className="meta">{formatDigits(quantity)}개 </span>}
        <b>{price === null ? NO_PRICE_LABEL : formatDigits(price)}</b>
      </td>
      <td className="num">
        {leftOut !== null ? (
          <span className={`meta ${css.farOff}`}>{leftOut}</span>
        ) : (
          <span title={quote && isFew(quote) ? figureName(quote) : undefined}>
            <Ratio price={price} median={quote?.median ?? null} />
          </span>
        )}
      </td>
    </tr>
  );
}

function FactsPanel({ data: { item, facts, droppers } }: { data: ItemMarketPageData }) {
  const rows = [
    ...facts,
    ...(droppers.length > 0
      ? [
          {
            label: '나오는 곳',
            value: (
              <span className={`row wrap justify-end ${css.droppers}`}>
                {droppers.map((monster) => (
                  <MonsterLink key={monster.id} {...monster} size="none" />
                ))}
              </span>
            ),
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title="아이템" more={{ href: `/items/${item.id}`, label: '도감' }}>
      <div className="pad">
        <KeyValues rows={rows} />
      </div>
    </Panel>
  );
}
