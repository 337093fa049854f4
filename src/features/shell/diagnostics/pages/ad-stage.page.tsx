import { usePageData } from '#platform/client/use-page-data.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AdStage, SLOT_NAMES } from '../ui/ad-stage.tsx';
import type { load } from './ad-stage.loader.ts';

const ALL = '광고 자리';

export default function AdStagePage() {
  const { slots, ads } = usePageData<typeof load>();
  const [slot] = slots;
  const title = slots.length === 1 && slot ? `${SLOT_NAMES[slot]} ${ALL}` : ALL;
  return (
    <>
      <PageMeta title={title} description="광고 자리를 하나씩 보는 점검 페이지입니다." />
      <PageHead
        title={title}
        crumbs={[{ label: '홈', href: '/' }, { label: title }]}
        lead={ads ? `지금 채우는 곳: ${ads.provider}` : '광고가 꺼져 있어 자리가 비어 있습니다.'}
      />
      <div className="stack">
        {slots.map((one) => (
          <AdStage key={one} slot={one} ads={ads} />
        ))}
      </div>
    </>
  );
}
