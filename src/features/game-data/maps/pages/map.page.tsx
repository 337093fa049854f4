import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { mapSizeText } from '../map.labels.ts';
import { mapParams, mapViews, toMapView } from '../map.params.ts';
import type { MapLeg } from '../map-leg.rules.ts';
import css from '../ui/map-page.module.css';
import { PlanPanel } from '../ui/plan-panel.tsx';
import type { load, MapPageData } from './map.loader.ts';

const MapLists = await drawnLater(async () => (await import('../ui/map-lists.tsx')).MapLists);
const PicturePanel = await drawnLater(async () => (await import('../ui/picture-panel.tsx')).PicturePanel);
const PlacesTable = await drawnLater(async () => (await import('../ui/places-table.tsx')).PlacesTable);

interface MapPageProps {
  /** The part of a route that is drawn on the plan. */
  leg: MapLeg | null;
  side: ReactNode;
}

export default function MapPage({ leg, side }: MapPageProps) {
  const map = usePageData<typeof load>();
  const { assetBaseUrl } = useSite();
  const { q = '', at: here, to, hide, ...query } = mapParams.read(useSearchParams()[0]);
  const path = `/maps/${map.code}`;
  const view = toMapView(query.view, assetBaseUrl !== null);
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
        description={map.description}
        path={path}
        image={`/share/maps/${map.code}.png`}
      />
      <PageHead
        title={map.title}
        crumbs={crumbs}
        lead={map.lead ?? undefined}
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
              key={`${map.code} ${here?.x} ${here?.y} ${to}`}
              name={map.name}
              size={mapSizeText(map.size)}
              plan={map.plan}
              typedAtFirst={q}
              hidden={hide}
              here={here}
              leg={leg}
              monsters={monstersOn(map)}
            />
          )}
          {view !== 'picture' && marks.length === 0 && (
            <Panel title="약도">
              <p className="state">이 지도의 출입구와 NPC는 아직 알려지지 않았습니다.</p>
            </Panel>
          )}
        </div>
        {side}
        <div className="stack">
          <MapLists map={map} isTextOnly={view === 'text'} />
          <FactNote {...map.provenance} about={`${map.title} 지도`} row={{ entity: 'maps', id: map.id }} />
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
