import { ItemShouts } from '#features/community/broadcasts/ui/public/item-shouts.tsx';
import ItemMarketPage, { params } from '#features/trade/market/pages/item-market.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './item-market.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function ItemMarketWithShouts() {
  const { item, gameServer, shouts, shoutCount, shoutsHref } = usePageData<typeof load>();
  return (
    <ItemMarketPage
      besideBook={
        shoutCount && (
          <a className="quiet-link" href="#shouts">
            외침 {shoutCount}
          </a>
        )
      }
      below={<ItemShouts itemId={item.id} gameServer={gameServer} href={shoutsHref} lines={shouts} />}
    />
  );
}
