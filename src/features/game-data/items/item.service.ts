import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { ItemDetail } from './item-endpoints.contract.ts';

export function requireItemDetail(catalog: Catalog, id: number): ItemDetail {
  const item = catalog.itemById.get(id);
  if (!item) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownItem });
  return {
    ...item,
    droppedBy: listDroppers(catalog, id),
    madeBy: [...catalog.recipesMaking(id)],
    usedIn: [...catalog.recipesUsing(id)],
    skills: [...catalog.skillsNeeding(id)],
    soldAt: listSellers(catalog, id),
  };
}

function listDroppers(catalog: Catalog, itemId: number): ItemDetail['droppedBy'] {
  return catalog.dropsOfItem(itemId).flatMap((drop) => {
    const monster = catalog.monsterById.get(drop.monsterId);
    return monster ? [{ monster, dungeon: catalog.dungeonById.get(monster.dungeonId) ?? null }] : [];
  });
}

function listSellers(catalog: Catalog, itemId: number): ItemDetail['soldAt'] {
  return catalog.sellMapsOfItem(itemId).map((sale) => {
    const map = catalog.mapById.get(sale.mapId);
    return { ...sale, map: map ? { id: map.id, code: map.code, name: map.name } : null };
  });
}
