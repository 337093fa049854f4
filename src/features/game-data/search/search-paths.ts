import type { SearchKind } from './search.contract.ts';

/** The page of a found thing. `place` is the region of a dungeon, the code of a map; nothing for the others. */
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
  }
}

/** The `place` that `searchPath` was given. */
export function placeOfPath(kind: SearchKind, path: string): string {
  if (kind === 'map') return path.slice('/maps/'.length);
  return kind === 'dungeon' ? path.slice('/dungeons/regions/'.length, path.indexOf('#')) : '';
}
