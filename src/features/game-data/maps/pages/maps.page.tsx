import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PinIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { mapsParams } from '../map.params.ts';
import { countMaps, filterMaps, townsByRegion } from '../map-list.rules.ts';
import { AroundTowns, DungeonMaps } from '../ui/map-groups.tsx';
import css from '../ui/maps-page.module.css';
import { TownTable } from '../ui/town-table.tsx';
import { FirstWorld, OtherWorlds } from '../ui/world-overview.tsx';
import type { load } from './maps.loader.ts';

/** @public Read by the list of pages. */
export const params = mapsParams;

/** With more maps, visitors find one through its dungeon, which is folded at first. */
const MOST_UNFOLDED = 60;

export default function MapsPage() {
  const data = usePageData<typeof load>();
  const { q: typed = '' } = mapsParams.read(useSearchParams()[0]);
  const shown = filterMaps(data, typed);
  const isLooking = typed !== '';
  const found = countMaps(shown);
  const isFew = isLooking && found <= MOST_UNFOLDED;
  const [first, ...others] = data.worlds;
  return (
    <>
      <PageMeta
        title="지도"
        description={`바람의나라 클래식 지도 ${formatDigits(data.count)}장: 성과 마을, 필드와 길, 던전의 층, 가게의 약도와 좌표를 봅니다.`}
        path="/maps"
      />
      <PageHead
        title="지도"
        lead={`지도 ${formatDigits(data.count)}장의 출입구와 NPC 좌표`}
        actions={
          <ButtonLink href="/maps/route">
            <PinIcon size={16} />
            길찾기
          </ButtonLink>
        }
      />
      <div className="stack">
        <FilterForm action="/maps" label="지도 필터" params={mapsParams}>
          <div className="frow">
            <div className="grow">
              <SearchField
                name="q"
                defaultValue={typed}
                placeholder="지도 이름, 초성도 됩니다"
                aria-label="지도 이름"
              />
            </div>
            <output className="meta nowrap" aria-live="off" data-spoken="">
              {isLooking ? `${formatDigits(found)}장` : ''}
            </output>
          </div>
        </FilterForm>
        {found === 0 && (
          <Panel>
            <EmptyState
              icon="goods/treasure-map"
              text="검색 결과가 없습니다."
              action={
                <ButtonLink size="sm" href="/maps">
                  전체 보기
                </ButtonLink>
              }
            />
          </Panel>
        )}
        {isLooking ? (
          shown.towns.length > 0 && <TownTable groups={townsByRegion(shown.towns)} />
        ) : (
          <div className={css.overview}>
            {first && <FirstWorld world={first} offWorld={data.offWorld} />}
            <TownTable groups={townsByRegion(shown.towns)} />
          </div>
        )}
        {shown.regions.length > 0 && <DungeonMaps regions={shown.regions} isOpen={isLooking} areFloorsOpen={isFew} />}
        {shown.fields.length + shown.buildings.length > 0 && (
          <AroundTowns fields={shown.fields} buildings={shown.buildings} isOpen={isFew} />
        )}
        {!isLooking && others.length > 0 && <OtherWorlds worlds={others} />}
      </div>
    </>
  );
}
