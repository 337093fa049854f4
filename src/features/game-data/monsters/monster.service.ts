import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { MonsterDetail } from './monster-endpoints.contract.ts';

export function requireMonsterDetail(catalog: Catalog, id: number): MonsterDetail {
  const monster = catalog.monsterById.get(id);
  if (!monster) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownMonster });
  return {
    ...monster,
    drops: [...catalog.dropsOfMonster(id)],
    dungeon: catalog.dungeonById.get(monster.dungeonId) ?? null,
  };
}
