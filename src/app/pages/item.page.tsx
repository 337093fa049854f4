import ItemPage from '#features/game-data/items/pages/item.page.tsx';
import { ItemQuotePanel } from '#features/trade/market/ui/public/item-quote-panel.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { load } from './item.loader.ts';

/** Lists guides whose text names the fact of the page. */
function NamingGuides({ guides }: { guides: readonly { id: number; title: string }[] }) {
  if (guides.length === 0) return null;
  return (
    <Panel title="길잡이" as="aside">
      <ul className="lines">
        {guides.map(({ id, title }) => (
          <li key={id}>
            <a className="line row-link" href={`/guides/${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
