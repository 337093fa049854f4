import { usePageData } from '#platform/client/use-page-data.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { TradeManual } from '../ui/trade-manual.tsx';
import type { load } from './site-page.loader.ts';
import SitePage from './site-page.page.tsx';

/** Shows 거래 안내, with a picture of each step if the operator provides any. */
export default function TradePage() {
  const { steps } = usePageData<typeof load>();
  const { assetBaseUrl } = useSite();
  return (
    <SitePage below={assetBaseUrl !== null && <TradeManual folder={`${assetBaseUrl}/trade-manual`} steps={steps} />} />
  );
}
