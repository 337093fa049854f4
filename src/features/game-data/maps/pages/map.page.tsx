import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { MapRoutePanel } from '../../pathfinding/ui/public/map-route-panel.tsx';
import { breadcrumbList } from '../../ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import { describeMap, mapSizeText, portLevelText, tileText } from '../map.labels.ts';
import { mapParams } from '../map.params.ts';
import { mapViewOf, mapViews } from '../map-view.rules.ts';
import { MapLists } from '../ui/map-lists.tsx';
import css from '../ui/map-page.module.css';
import { PicturePanel } from '../ui/picture-panel.tsx';
import { PlaceList, type PlaceRow } from '../ui/place-list.tsx';
import { PlacesTable } from '../ui/places-table.tsx';
import { PlanPanel } from '../ui/plan-panel.tsx';
import type { DungeonOfMap } from './dungeon-of-map.loader.ts';
import type { load, MapPageData, MapRouteOnMap } from './map.loader.ts';

/** @public Read by the list of pages. */
export const params = mapParams;

export default function MapPage() {
  const map = usePageData<typeof load>();
  const { origin, assetBaseUrl } = useSite();
  const { q = '', at: here, hide, ...query } = mapParams.read(useSearchParams()[0]);
  const path = `/maps/${map.code}`;
  const view = mapViewOf(query.view, assetBaseUrl !== null);
  const views = mapViews((one) => mapParams.link(path, { view: one, hide }), view, assetBaseUrl !== null);
  const crumbs: Crumb[] = [
    { label: '지도', href: '/maps' },
    ...(map.dungeon ? [{ label: map.dungeon.name, href: map.dungeon.href }] : []),
    { label: map.name },
  ];
  const marks = map.plan?.marks ?? [];
  return (
    <>
      <PageMeta
        title={`${map.title} 지도`}
        description={describeMap(map)}
        path={path}
        noindex={map.answer !== null}
        image={`/share/maps/${map.code}.png`}
        jsonLd={breadcrumbList(origin, crumbs, path)}
      />
      <PageHead
        title={map.title}
        crumbs={crumbs}
        lead={map.entryLevel === null ? undefined : `${portLevelText(map.entryLevel)} 들어갈 수 있습니다`}
        actions={<Segmented label="보는 방법" small choices={views} />}
      />
      <div className={`cols ${css.cols}`}>
        <div className="stack">
          {view === 'picture' && (
            <PicturePanel
              key={map.code}
              name={map.name}
              src={`${assetBaseUrl}/maps/${map.id}.png`}
              size={mapSizeText(map.size)}
              plan={map.plan}
            />
          )}
          {view === 'text' && marks.length > 0 && <PlacesTable marks={marks} />}
          {view === 'plan' && map.plan && marks.length > 0 && (
            <PlanPanel
              // Remounts for another tile, so the view scrolls to it.
              key={`${map.code} ${here?.x} ${here?.y} ${map.answer?.to.place}`}
              name={map.name}
              size={mapSizeText(map.size)}
              plan={map.plan}
              typedAtFirst={q}
              hidden={hide}
              here={here}
              leg={map.leg}
              monsters={monstersOn(map)}
            />
          )}
          {view !== 'picture' && marks.length === 0 && (
            <Panel title="약도">
              <p className="state">이 지도의 출입구와 NPC는 아직 알려지지 않았습니다.</p>
            </Panel>
          )}
        </div>
        <MapSide map={map} />
        <div className="stack">
          <MapLists map={map} isTextOnly={view === 'text'} />
          <FactNote {...map.provenance} about={`${map.title} 지도`} />
        </div>
      </div>
    </>
  );
}

function monstersOn({ dungeon }: MapPageData) {
  return dungeon && dungeon.monsters.length > 0
    ? { where: dungeon.name, href: dungeon.href, all: dungeon.monsters }
    : null;
}

function MapSide({ map }: { map: MapPageData & MapRouteOnMap }) {
  const neighbours = map.plan?.marks.filter((mark) => mark.kind === 'exit') ?? [];
  return (
    <aside className="stack">
      <MapRoutePanel from={{ code: map.code, name: map.name }} answer={map.answer} />
      {map.dungeon && <DungeonOfMapPanel dungeon={map.dungeon} code={map.code} />}
      {map.hunts.length > 0 && <HuntList hunts={map.hunts} />}
      {neighbours.length > 0 && (
        <Panel id="exits" title="나가는 곳" aside={`${neighbours.length}곳`}>
          <PlaceList rows={neighbours} columns={1} />
        </Panel>
      )}
    </aside>
  );
}

function DungeonOfMapPanel({ dungeon, code }: { dungeon: DungeonOfMap; code: string }) {
  return (
    <>
      <Panel title={dungeon.name} more={{ href: dungeon.href, label: '사냥터 보기' }}>
        <div className="pad">
          <KeyValues
            rows={[
              { label: '지역', value: <a href={dungeon.regionHref}>{dungeon.regionName}</a> },
              { label: '레벨', value: dungeon.levels ?? '–' },
            ]}
          />
        </div>
        {dungeon.floors.length > 1 && (
          <nav className={`pad row wrap gap-1 ${css.floors}`} aria-label="층">
            {dungeon.floors.map((floor) =>
              floor.code === code ? (
                <span key={floor.code} aria-current="page">
                  {floor.label}
                </span>
              ) : (
                <a key={floor.code} href={`/maps/${floor.code}`}>
                  {floor.label}
                </a>
              ),
            )}
          </nav>
        )}
      </Panel>
      {dungeon.monsters.length > 0 && (
        <Panel title="출현 몬스터" aside={`${dungeon.monsters.length}마리`}>
          <table className="t">
            <tbody>
              {dungeon.monsters.map(({ exp, ...monster }) => (
                <tr key={monster.id} className="tap-row">
                  <td>
                    <MonsterLink {...monster} className="opens" />
                  </td>
                  <td className="num">{exp === null ? '–' : formatDigits(exp)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      )}
    </>
  );
}

function HuntList({ hunts }: { hunts: readonly (PlaceRow & { href: string })[] }) {
  return (
    <Panel id="hunts" title="여기서 갈 수 있는 사냥터" aside={`${hunts.length}곳`}>
      <table className="t even">
        <colgroup>
          <col />
          <col className={css.fixed} />
          <col className={css.fixed} />
        </colgroup>
        <tbody>
          {hunts.map(({ name, href, x, y, minLevel }) => (
            <tr key={href} className="tap-row">
              <th scope="row">
                <a href={href} className="opens text-paper">
                  {name}
                </a>
              </th>
              <td className="num dim">{tileText(x, y)}</td>
              <td className="num">
                {minLevel !== null && minLevel > 1 ? (
                  <>
                    <span className="meta">레벨 </span>
                    {minLevel}
                  </>
                ) : (
                  <span className="meta">누구나</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
