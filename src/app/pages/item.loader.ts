import { type ItemPageData, load as loadItem } from '#features/game-data/items/pages/item.loader.ts';
import { type ItemOffers, readItemOffers } from '#features/trade/market/item-offers.reader.ts';
import { knownPrices, knownQuotes, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { ItemQuotes } from '#features/trade/quotes/quote.contract.ts';
import { untradableReason } from '#features/trade/trades/tradable.rules.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PageServices } from '../page-definition.ts';

type Services = Pick<PageServices, 'catalog' | 'clock' | 'quotes' | 'trades' | 'articles'>;

interface ItemMarketData {
  gameServer: number | undefined;
  quotes: ItemQuotes | null;
  offers: ItemOffers | null;
  isTradable: boolean;
  guides: { id: number; title: string }[];
}

export async function load(request: PageRequest, services: Services): Promise<ItemPageData & ItemMarketData> {
  const { gameServer } = gameServerParams.read(request.url.searchParams);
  const { catalog, trades } = services;
  const quotes = onServer(services.quotes, gameServer);
  const page = await loadItem(request, { ...services, pricesOf: (ids) => knownPrices(quotes, ids, catalog) });
  // Cached, because the prices of the recipes have just read it (`shareQuotes`).
  const [known, offers, guides] = await Promise.all([
    knownQuotes(quotes, [page.item.id]),
    readItemOffers({ trades, quotes: services.quotes }, page.item.id, gameServer),
    // The page is useful without guides.
    services.articles.guidesNaming('item', [page.item.id]).catch(() => []),
  ]);
  const item = catalog.itemById.get(page.item.id);
  const isTradable = item !== undefined && untradableReason(item) === null;
  return { ...page, gameServer, quotes: known.get(page.item.id) ?? null, offers, isTradable, guides };
}
