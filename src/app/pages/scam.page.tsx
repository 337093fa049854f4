import SitePage from '#features/content/articles/pages/site-page.page.tsx';
import { KnownScams } from '#features/trade/deals/ui/public/known-scams.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './scam.loader.ts';

export default function ScamPage() {
  const { scams } = usePageData<typeof load>();
  return <SitePage below={<KnownScams scams={scams} />} />;
}
