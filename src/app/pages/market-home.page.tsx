import { UpcomingPanel } from '#features/content/articles/ui/public/upcoming-panel.tsx';
import MarketHomePage, { params } from '#features/trade/market/pages/market-home.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './market-home.loader.ts';

/** @public Read by the list of pages. */
export { params };

export default function MarketWithUpcoming() {
  const { upcoming } = usePageData<typeof load>();
  return <MarketHomePage below={<UpcomingPanel rows={upcoming} />} />;
}
