import SitePage from '#features/content/articles/pages/site-page.page.tsx';
import { RecentDealsPanel } from '#features/trade/listings/ui/public/recent-deals-panel.tsx';

export default function ReportPage() {
  return <SitePage below={<RecentDealsPanel />} />;
}
