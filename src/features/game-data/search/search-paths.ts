import { CONTENT_KINDS, type SearchKind } from './search.contract.ts';

/**
 * `place`: region of a dungeon, code of a map, code and tile of a person (`3?at=5,5`), path of a page or of an article;
 * unused for other kinds.
 */
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
    case 'npc':
      return `/maps/${place}`;
    case 'page':
    case 'guide':
    case 'event':
    case 'notice':
    case 'patchNote':
    case 'quest':
      return place;
  }
}

export function placeOfPath(kind: SearchKind, path: string): string {
  if (kind === 'page' || CONTENT_KINDS.some((one) => one === kind)) return path;
  if (kind === 'map' || kind === 'npc') return path.slice('/maps/'.length);
  return kind === 'dungeon' ? path.slice('/dungeons/regions/'.length, path.indexOf('#')) : '';
}
