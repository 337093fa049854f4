import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { searchPath } from '#features/game-data/search/search-paths.ts';

type Facts = Pick<Catalog, 'dungeonById' | 'mapById' | 'mapByNpcId'>;
type Row = Pick<FactRowDetail, 'entity' | 'id' | 'state' | 'fields'>;

/** The page of the row that a field refers to. */
function pathOfField({ fields }: Row, name: 'item' | 'monster'): string | null {
  const value = fields.find((field) => field.name === name)?.value;
  return isEntityRef(value) ? searchPath(name, value.id, '') : null;
}

/** The page that shows a row; null: none does, or the row is out. */
export function factRowPath(row: Row, { dungeonById, mapById, mapByNpcId }: Facts): string | null {
  const { entity, id, state } = row;
  if (state !== 'inForce') return null;
  switch (entity) {
    case 'items':
      return searchPath('item', id, '');
    case 'skills':
      return searchPath('skill', id, '');
    case 'monsters':
      return searchPath('monster', id, '');
    case 'regions':
      return `/dungeons/regions/${id}`;
    case 'dungeons': {
      const dungeon = dungeonById.get(id);
      return dungeon ? searchPath('dungeon', id, String(dungeon.region)) : null;
    }
    case 'maps':
    case 'people': {
      const map = entity === 'maps' ? mapById.get(id) : mapByNpcId.get(id);
      return map ? searchPath('map', map.id, map.code) : null;
    }
    case 'drops':
      return pathOfField(row, 'monster');
    case 'recipes':
    case 'item-sell-maps':
      return pathOfField(row, 'item');
    default:
      return null;
  }
}
