import { useEffect, useState } from 'react';
import { useLive } from '#platform/client/live.ts';
import { getItemPrices } from '../../../quotes/quote.contract.ts';
import { quoteChanged } from '../../../quotes/quote.events.ts';
import { quoteTopics } from '../../../quotes/quote.topics.ts';
import { tradeTopics } from '../../../trades/trade.events.ts';
import { type MarketNow, type MarketPlace, marketAfter } from '../../market-events.rules.ts';
import { isShort } from '../../order-book.rules.ts';
import type { ItemMarketPageData } from '../../pages/item-market.loader.ts';

const TOGETHER_MS = 1000;

export function useLiveMarket(data: ItemMarketPageData): MarketNow {
  const [live, setLive] = useState<{ from: ItemMarketPageData; market: MarketNow }>({ from: data, market: data });
  const [behind, setBehind] = useState<{ book: number; days: number }>({ book: 0, days: 0 });
  // Data of another server or window replaces the live numbers.
  const market = live.from === data ? live.market : data;
  const place: MarketPlace = { itemId: data.item.id, gameServer: data.gameServer ?? undefined };
  const change = (next: (market: MarketNow) => MarketNow) =>
    setLive((known) => ({ from: data, market: next(known.from === data ? known.market : data) }));

  useLive([tradeTopics.ofItem(place.itemId), quoteTopics.ofItem(place.itemId)], (event) => {
    if (event.type === 'resync') setBehind(({ book, days }) => ({ book: book + 1, days }));
    else if (quoteChanged.matches(event)) setBehind(({ book, days }) => ({ book, days: days + 1 }));
    change((known) => marketAfter(known, event, place));
  });

  const isBookShort = market !== data && isShort(market.book);
  useEffect(() => {
    if (behind.book === 0 && !isBookShort) return;
    return soon(async (signal) => {
      const fresh = await readPage(data, signal);
      setLive({ from: data, market: fresh });
    });
  }, [behind.book, isBookShort, data]);
  useEffect(() => {
    if (behind.days === 0) return;
    return soon(async (signal) => {
      const { item, days: window, gameServer } = data;
      const query = { days: window, gameServer: gameServer ?? undefined };
      const { call } = await import('#platform/client/call.ts');
      const { days } = await call(getItemPrices, { params: { id: item.id }, query, signal });
      setLive((known) => (known.from === data ? { from: data, market: { ...known.market, priceDays: days } } : known));
    });
  }, [behind.days, data]);
  return market;
}

/** Debounces; returns the cancel function. */
function soon(act: (signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    act(leaving.signal).catch((error: unknown) => {
      // The shown numbers stay; the next change fetches again.
      if (!leaving.signal.aborted) console.warn('시세를 새로 가져오지 못했습니다.', error);
    });
  }, TOGETHER_MS);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

async function readPage(
  { item, days, gameServer }: ItemMarketPageData,
  signal: AbortSignal,
): Promise<ItemMarketPageData> {
  const query = `days=${days}${gameServer === null ? '' : `&gameServer=${gameServer}`}`;
  const { readPageData } = await import('#platform/client/read-page-data.ts');
  return readPageData(`/trade/${item.id}?${query}`, signal);
}
