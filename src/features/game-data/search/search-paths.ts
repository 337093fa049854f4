import { mapRouteHref } from '../pathfinding/ui/public/map-route-link.ts';
import type { SearchKind } from './search.contract.ts';

/** `place`: region of a dungeon, code of a map or path of a page; unused for other kinds. */
export function searchPath(kind: SearchKind, id: number, place: string): string {
  switch (kind) {
    case 'item':
      return `/items/${id}`;
    case 'skill':
      return `/skills/${id}`;
    case 'monster':
      return `/monsters/${id}`;
    case 'dungeon':
      return `/dungeons/regions/${place}#${id}`;
    case 'map':
      return `/maps/${place}`;
    case 'page':
      return place;
    case 'npc':
      return mapRouteHref({ to: `npc:${id}` });
  }
}

export function placeOfPath(kind: SearchKind, path: string): string {
  if (kind === 'page') return path;
  if (kind === 'map') return path.slice('/maps/'.length);
  return kind === 'dungeon' ? path.slice('/dungeons/regions/'.length, path.indexOf('#')) : '';
}
