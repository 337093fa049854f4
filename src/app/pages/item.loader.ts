import { type ItemPageData, load as loadItem } from '#features/game-data/items/pages/item.loader.ts';
import { type ItemOffers, readItemOffers } from '#features/trade/market/item-offers.reader.ts';
import { knownQuotes } from '#features/trade/quotes/known-quotes.reader.ts';
import type { ItemQuotes } from '#features/trade/quotes/quote.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PageServices } from '../page-services.ts';

type Services = Pick<PageServices, 'catalog' | 'quests' | 'clock' | 'pricesOf' | 'quotes' | 'trades'>;

export async function load(
  request: PageRequest,
  services: Services,
): Promise<ItemPageData & { quotes: ItemQuotes | null; offers: ItemOffers | null }> {
  const page = await loadItem(request, services);
  // Read with the prices of its recipes a moment ago, so they come from memory (`shareQuotes`).
  const [quotes, offers] = await Promise.all([
    knownQuotes(services.quotes, [page.item.id]),
    readItemOffers(services, page.item.id),
  ]);
  return { ...page, quotes: quotes.get(page.item.id) ?? null, offers };
}
