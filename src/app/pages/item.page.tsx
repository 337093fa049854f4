import { NamingGuides } from '#features/content/articles/ui/public/naming-guides.tsx';
import ItemPage from '#features/game-data/items/pages/item.page.tsx';
import { ItemQuotePanel } from '#features/trade/market/ui/public/item-quote-panel.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { load } from './item.loader.ts';

/** @public Read by the list of pages. */
export const params = gameServerParams;

export default function ItemWithQuotes() {
  const { item, ...market } = usePageData<typeof load>();
  return (
    <ItemPage
      market={
        <div className="stack">
          <ItemQuotePanel
            item={item}
            gameServer={market.gameServer}
            quotes={market.quotes}
            offers={market.offers}
            isTradable={market.isTradable}
          />
          <NamingGuides guides={market.guides} />
        </div>
      }
    />
  );
}
