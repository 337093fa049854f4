import { usePageData } from '#platform/client/use-page-data.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { TradeManual } from '../ui/trade-manual.tsx';
import type { load } from './site-page.loader.ts';
import SitePage from './site-page.page.tsx';

/** 거래 안내, with a picture of each step where the operator has some. */
export default function TradePage() {
  const { html } = usePageData<typeof load>();
  const { assetBaseUrl } = useSite();
  const steps = stepsIn(html);
  return (
    <SitePage
      below={
        assetBaseUrl !== null && steps > 0 && <TradeManual folder={`${assetBaseUrl}/trade-manual`} steps={steps} />
      }
    />
  );
}

/** Entries of the first numbered list. */
function stepsIn(html: string): number {
  const [, list = ''] = /<ol>(.*?)<\/ol>/s.exec(html) ?? [];
  return list.match(/<li>/g)?.length ?? 0;
}
