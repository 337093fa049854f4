import { definePageParams, type Param, param } from '#shared/page-params.ts';
import { readTile, type Tile } from './map-tile.rules.ts';
import { MAP_VIEWS } from './map-view.rules.ts';

const tile: Param<Tile | undefined> = { read: readTile, write: (at) => at && `${at.x},${at.y}` };
const q = param.words(50);

/** The query of `/maps`. */
export const mapsParams = definePageParams({ drawn: { q } });

/** The query of `/maps/:code`. `at`: the tile where one stands. */
export const mapParams = definePageParams({
  drawn: {
    view: param.choice(MAP_VIEWS, 'plan'),
    q,
    at: tile,
  },
});

/** The query of `/maps-back/:id`. */
export const mapBackParams = definePageParams({ drawn: { side: param.oneOf(['north']), q } });
