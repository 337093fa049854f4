import { usePageData } from '#platform/client/use-page-data.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AdStage } from '../ui/ad-stage.tsx';
import type { load } from './ad-stage.loader.ts';

const TITLE = '광고 자리';

export default function AdStagePage() {
  const { slots, ads } = usePageData<typeof load>();
  return (
    <>
      <PageMeta title={TITLE} description="광고 자리를 하나씩 보는 점검 페이지입니다." noindex />
      <PageHead
        title={TITLE}
        crumbs={[{ label: '홈', href: '/' }, { label: TITLE }]}
        lead={ads ? `지금 채우는 곳: ${ads.provider}` : '광고가 꺼져 있어 자리가 비어 있습니다.'}
      />
      <div className="stack">
        {slots.map((slot) => (
          <AdStage key={slot} slot={slot} ads={ads} />
        ))}
      </div>
    </>
  );
}
