import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireMonsterDetail } from './monster.service.ts';
import { getMonster, listMonsters } from './monster-endpoints.contract.ts';

export function monsterRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => snapshot.monsters);
  const one = snapshotBodies(requireMonsterDetail);

  mount(app, listMonsters, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, getMonster, {}, ({ params }) => one(catalog(), params.id));
}
