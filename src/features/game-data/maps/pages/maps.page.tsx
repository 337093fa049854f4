import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { ChevronDownIcon, PinIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { mapsParams } from '../map.params.ts';
import { countMaps, filterMaps } from '../map-list.rules.ts';
import css from '../ui/maps-page.module.css';
import { WorldOverview } from '../ui/world-overview.tsx';
import type { load, MapGroup, MapRef, MapsPageData, TownCard } from './maps.loader.ts';

/** @public Read by the list of pages. */
export const params = mapsParams;

export default function MapsPage() {
  const data = usePageData<typeof load>();
  const { q: typed = '' } = mapsParams.read(useSearchParams()[0]);
  const shown = filterMaps(data, typed);
  const isLooking = typed !== '';
  const found = countMaps(shown);
  return (
    <>
      <PageMeta
        title="지도"
        description={`바람의나라 클래식 지도 ${formatDigits(data.count)}장: 성과 마을, 필드와 길, 던전의 층, 가게의 약도와 좌표를 봅니다.`}
        path="/maps"
      />
      <PageHead
        title="지도"
        lead={`지도 ${formatDigits(data.count)}장의 출입구와 NPC 위치`}
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
            <output className="meta nowrap">{isLooking ? `${formatDigits(found)}장` : ''}</output>
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
        {!isLooking && data.worlds.length > 0 && <WorldOverview worlds={data.worlds} offWorld={data.offWorld} />}
        {shown.towns.length > 0 && <TownCards towns={shown.towns} />}
        {shown.fields.length > 0 && <MapGroups title="필드와 길" groups={shown.fields} isOpen={isLooking} />}
        {shown.regions.length > 0 && <DungeonMaps regions={shown.regions} isOpen={isLooking} />}
        {shown.buildings.length > 0 && <MapGroups title="가게와 집" groups={shown.buildings} isOpen={isLooking} />}
      </div>
    </>
  );
}

function total(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, group) => sum + group.maps.length, 0);
}

function DungeonMaps({ regions, isOpen }: { regions: MapsPageData['regions']; isOpen: boolean }) {
  const count = regions.reduce((sum, region) => sum + total(region.dungeons), 0);
  return (
    <Panel title="던전" aside={`${formatDigits(count)}장`}>
      <div className={css.groups}>
        {regions.map(({ name, dungeons }) => (
          <Collapsible key={name} title={name} count={`${dungeons.length}곳 · ${total(dungeons)}장`} isOpen={isOpen}>
            <div className={`${css.groups} ${css.inner}`}>
              {dungeons.map((dungeon) => (
                <Collapsible key={dungeon.id} title={dungeon.name} count={`${dungeon.maps.length}장`} isOpen={isOpen}>
                  <MapLinks maps={dungeon.maps} />
                </Collapsible>
              ))}
            </div>
          </Collapsible>
        ))}
      </div>
    </Panel>
  );
}

function MapGroups({ title, groups, isOpen }: { title: string; groups: readonly MapGroup[]; isOpen: boolean }) {
  return (
    <Panel title={title} aside={`${total(groups)}장`}>
      <div className={css.groups}>
        {groups.map(({ name, maps }) => (
          <Collapsible key={name} title={name} count={`${maps.length}장`} isOpen={isOpen}>
            <MapLinks maps={maps} />
          </Collapsible>
        ))}
      </div>
    </Panel>
  );
}

interface CollapsibleProps {
  title: string;
  count: string;
  isOpen: boolean;
  children: ReactNode;
}

function Collapsible({ title, count, isOpen, children }: CollapsibleProps) {
  return (
    <details open={isOpen} className={`disclosure small ${css.group}`}>
      <summary className="row-link">
        <ChevronDownIcon size={16} />
        {title}
        <span className="meta ml-auto">{count}</span>
      </summary>
      {children}
    </details>
  );
}

function countsOf({ ports, hunts, people }: TownCard): string {
  const counts = [
    [ports, '출입구'],
    [hunts, '사냥터'],
    [people, 'NPC'],
  ] as const;
  return counts.flatMap(([count, word]) => (count > 0 ? [`${word} ${count}`] : [])).join(' · ');
}

function TownCards({ towns }: { towns: readonly TownCard[] }) {
  return (
    <Panel title="성과 마을" aside={`${towns.length}장`}>
      <ul className={css.towns}>
        {towns.map((town) => (
          <li key={town.code}>
            <a className="row row-link" href={`/maps/${town.code}`}>
              <Tile icon="skill/castle" />
              <span className="grow min-w-0">
                <span className={css.name}>
                  <b>{town.name}</b>
                  {town.levels !== null && <span className="meta">레벨 {town.levels}</span>}
                </span>
                <span className="sub">{countsOf(town)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function MapLinks({ maps }: { maps: readonly MapRef[] }) {
  return (
    <ul className={css.links}>
      {maps.map(({ code, name }) => (
        <li key={code}>
          <a href={`/maps/${code}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
