import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { MonsterDetail } from './monster-endpoints.contract.ts';

/** @throws {AppError} NOT_FOUND */
export function requireMonsterDetail(catalog: Catalog, id: number): MonsterDetail {
  const monster = catalog.monsterById.get(id);
  if (!monster) throw new AppError('NOT_FOUND', { message: '그런 몬스터가 없습니다.' });
  return {
    ...monster,
    drops: [...catalog.dropsOfMonster(id)],
    dungeon: catalog.dungeonById.get(monster.dungeonId) ?? null,
  };
}
