import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { DungeonDetail } from './dungeon-endpoints.contract.ts';

export function requireDungeonDetail(catalog: Catalog, id: number): DungeonDetail {
  const dungeon = catalog.dungeonById.get(id);
  if (!dungeon) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownDungeon });
  return {
    ...dungeon,
    monsters: catalog
      .monstersLivingIn(id)
      .map((monster) => ({ ...monster, drops: [...catalog.dropsOfMonster(monster.id)] })),
  };
}
