import type { DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { BANNERS_PATH, bannerListParams } from '../banner-list.params.ts';
import { BannerList } from './banner-list.tsx';
import { ChangedBannerWork, NewBannerWork } from './banner-panel.tsx';
import { deskBanners } from './banner-query.ts';
import css from './banners.module.css';

/** The page 배너: lines above every page, now, to come and over. */
export default function BannersScreen() {
  const query = useLiveQuery(deskBanners);
  return (
    <>
      <DeskHead title="배너" meta="한 번에 둘까지, 모든 페이지 맨 위 한 줄">
        <ButtonLink href={BANNERS_PATH} size="sm">
          <PlusIcon size={14} /> 새 배너
        </ButtonLink>
      </DeskHead>
      <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="배너를 불러오지 못했습니다.">
        {(banners) => <Banners banners={banners} />}
      </QueryStates>
    </>
  );
}

function Banners({ banners }: { banners: readonly DeskBanner[] }) {
  const [address] = useSearchParams();
  const { state } = bannerListParams.read(address);
  const openRow = useOpenRow();
  const opened = banners.find(({ id }) => id === openRow.id);
  return (
    <div className={css.banners}>
      {opened ? (
        <ChangedBannerWork key={opened.id} banners={banners} banner={opened} onClose={openRow.close} />
      ) : (
        <NewBannerWork banners={banners} />
      )}
      <BannerList {...{ banners, state, openRow }} />
    </div>
  );
}
