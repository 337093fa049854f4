import { isLoopbackHost } from '#shared/loopback.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { AD_SLOTS, type SiteAds } from '../../ads/ad-slot.rules.ts';
import { AdStage } from '../ui/ad-stage.tsx';

const TITLE = '광고 시험';
const STUB: SiteAds = { provider: 'stub', direct: null, house: [] };

export default function AdStubPage() {
  const { origin } = useSite();
  const isLocal = isLoopbackHost(new URL(origin).hostname);
  return (
    <>
      <PageMeta title={TITLE} description="일부러 늦고 자리를 넘는 광고로 광고 자리를 시험하는 페이지입니다." />
      <PageHead
        title={TITLE}
        crumbs={[{ label: '홈', href: '/' }, { label: TITLE }]}
        lead={
          isLocal
            ? '0.3초 멈추고 제 크기를 벗어나려는 광고입니다. 페이지는 움직이지 않아야 합니다.'
            : '시험 광고는 이 컴퓨터(localhost)에서 연 사이트에서만 보입니다.'
        }
      />
      {isLocal && (
        <div className="stack">
          {AD_SLOTS.map((slot) => (
            <AdStage key={slot} slot={slot} ads={STUB} />
          ))}
        </div>
      )}
    </>
  );
}
