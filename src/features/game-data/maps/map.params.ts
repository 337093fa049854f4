import { definePageParams, type Param, param } from '#shared/page-params.ts';
import { readTile, type Tile } from '../refs/tile.rules.ts';
import { type MapLayer, readLayers, writeLayers } from './map-layer.rules.ts';
import { MAP_VIEWS } from './map-view.rules.ts';

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
