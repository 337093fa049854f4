import { type ComponentType, useEffect, useState } from 'react';
import SitePage from '#features/content/articles/pages/site-page.page.tsx';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';

/**
 * The player's own recent deals, each with a way to report the counterpart. Empty for signed-out visitors and before
 * hydration.
 */
function RecentDealsPanel() {
  const me = useMe();
  const profileId = me.status === 'in' ? me.me?.id : undefined;
  const [Body, setBody] = useState<ComponentType<{ profileId: number }>>();
  useEffect(() => {
    if (profileId === undefined) return;
    import('#features/trade/listings/ui/mine/recent-deals.tsx').then(
      ({ default: loaded }) => setBody(() => loaded),
      (error: unknown) => console.warn('최근 거래를 가져오지 못했습니다.', error),
    );
  }, [profileId]);
  return Body && profileId !== undefined ? <Body profileId={profileId} /> : null;
}

export default function ReportPage() {
  return <SitePage below={<RecentDealsPanel />} />;
}
