import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireMonsterDetail } from './monster.service.ts';
import { getMonster, listMonsters, type MonsterDetail } from './monster-endpoints.contract.ts';

export function monsterRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.monsters);
  const monsters = new BodyCache<Catalog, MonsterDetail>();

  mount(app, listMonsters, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getMonster, {}, ({ params: { id } }) =>
    monsters.get(catalog(), id, () => requireMonsterDetail(catalog(), id)),
  );
}
