import MarketHomePage, { params } from '#features/trade/market/pages/market-home.page.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/panel.tsx';
import type { load } from './market-home.loader.ts';

/** @public Read by the list of pages. */
export { params };

const UpcomingPanel = await drawnLater(
  async () => (await import('#features/content/articles/ui/public/upcoming-panel.tsx')).UpcomingPanel,
);

/** Warns everybody who trades of common scams. */
function ScamWarning() {
  return (
    <Note>
      거래하기 전에{' '}
      <a className="underline" href="/notice/scam">
        사기 주의
      </a>
      를 읽어 보세요. 알려진 수법 여덟 가지와 막는 방법이 있습니다.
    </Note>
  );
}

export default function MarketWithUpcoming() {
  const { upcoming } = usePageData<typeof load>();
  return (
    <MarketHomePage
      below={
        <>
          <UpcomingPanel rows={upcoming} />
          <ScamWarning />
        </>
      }
    />
  );
}
