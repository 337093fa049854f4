import ItemPage from '#features/game-data/items/pages/item.page.tsx';
import { ItemQuotePanel } from '#features/trade/quotes/ui/public/item-quote-panel.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './item.loader.ts';

export default function ItemWithQuotes() {
  const { item, quotes, offers } = usePageData<typeof load>();
  return <ItemPage market={<ItemQuotePanel item={item} quotes={quotes} offers={offers} />} />;
}
