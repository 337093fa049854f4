import { Panel } from '#ui/components/panel.tsx';
import { MapRoutePanel } from '../../pathfinding/ui/public/map-route-panel.tsx';
import type { MapPageData } from '../pages/map.loader.ts';
import { DungeonOfMapPanel } from './dungeon-of-map-panel.tsx';
import { HuntList } from './hunt-list.tsx';
import { PlaceList } from './place-list.tsx';

/** Where one can go from here: the dungeon one is in, the hunting grounds around, the neighbours. */
export function MapSide({ map }: { map: MapPageData }) {
  const neighbours = map.plan?.marks.filter((mark) => mark.kind === 'exit') ?? [];
  return (
    <aside className="stack">
      <MapRoutePanel from={{ code: map.code, name: map.name }} />
      {map.dungeon && <DungeonOfMapPanel dungeon={map.dungeon} code={map.code} />}
      {map.hunts.length > 0 && <HuntList hunts={map.hunts} />}
      {neighbours.length > 0 && (
        <Panel title="나가는 곳" aside={`${neighbours.length}곳`}>
          <PlaceList rows={neighbours} columns={1} />
        </Panel>
      )}
    </aside>
  );
}
