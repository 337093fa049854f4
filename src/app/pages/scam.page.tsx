import SitePage from '#features/content/articles/pages/site-page.page.tsx';
import { KnownScams } from '#features/trade/deals/ui/public/known-scams.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import type { load } from './scam.loader.ts';

export default function ScamPage() {
  const { scams } = usePageData<typeof load>();
  return (
    <SitePage
      isInColumns
      actions={
        <ButtonLink href="/notice/report" tone="primary">
          사기 신고하기
        </ButtonLink>
      }
      below={<KnownScams scams={scams} />}
    />
  );
}
