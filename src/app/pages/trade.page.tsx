import TradePage from '#features/trade/listings/pages/trade.page.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { GuidesBelow } from './guides-below.tsx';
import type { load } from './trade.loader.ts';

export default function TradeWithGuide() {
  const { guides } = usePageData<typeof load>();
  return (
    <>
      <TradePage />
      <GuidesBelow guides={guides} />
    </>
  );
}
