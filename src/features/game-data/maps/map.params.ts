import { definePageParams, type Param, param } from '#shared/page-params.ts';
import { readTile, type Tile } from '../refs/tile.rules.ts';
import { MARK_KINDS } from './map-mark.rules.ts';

/** Kinds of marks that can be shown or hidden on a plan, in the order of its legend. */
export const MAP_LAYERS = [...MARK_KINDS, 'monster'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Reads `exit,person`, in any order; ignores unknown names. Undefined means no layers. */
export function readLayers(text: string | undefined): readonly MapLayer[] | undefined {
  const named = new Set(text?.split(',').map((name) => name.trim()));
  const layers = MAP_LAYERS.filter((layer) => named.has(layer));
  return layers.length > 0 ? layers : undefined;
}

export function writeLayers(layers: readonly MapLayer[] | undefined): string | undefined {
  return MAP_LAYERS.filter((layer) => layers?.includes(layer)).join(',') || undefined;
}

const MAP_VIEWS = ['plan', 'picture', 'text'] as const;
type MapView = (typeof MAP_VIEWS)[number];

const VIEW_NAMES: Record<MapView, string> = { plan: '약도', picture: '그림', text: '목록' };

export function toMapView(view: MapView, hasPictures: boolean): MapView {
  return view === 'picture' && !hasPictures ? 'plan' : view;
}

export function mapViews(hrefOf: (view: MapView) => string, current: MapView, hasPictures: boolean) {
  return MAP_VIEWS.filter((view) => view !== 'picture' || hasPictures).map((view) => ({
    href: hrefOf(view),
    label: VIEW_NAMES[view],
    current: view === current,
  }));
}

const tile: Param<Tile | undefined> = { read: readTile, write: (at) => at && `${at.x},${at.y}` };
const layers: Param<readonly MapLayer[] | undefined> = { read: readLayers, write: writeLayers };
const q = param.words(50);

export const mapsParams = definePageParams({ drawn: { q } });

/**
 * `at`: the player's tile, `7,1`; `to`: the place to which a route is drawn, as on /maps/route; `hide`: the layers that
 * are not shown, `exit,person`.
 */
export const mapParams = definePageParams({
  data: { at: tile, to: param.text((text) => text.length <= 20) },
  drawn: { view: param.choice(MAP_VIEWS, 'plan'), hide: layers, q },
});

export const mapBackParams = definePageParams({ drawn: { side: param.oneOf(['north']), q } });
