import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import { type DungeonDetail, getDungeon, listDungeons, listDungeonsOfRegion } from './dungeon-endpoints.contract.ts';

export function dungeonRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => snapshot.dungeons);
  const ofRegion = snapshotBodies((snapshot: Catalog, region: number) => snapshot.dungeonsOfRegion(region));
  const one = snapshotBodies(requireDungeonDetail);

  mount(app, listDungeons, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, listDungeonsOfRegion, {}, ({ params }) => ofRegion(catalog(), params.region));
  mount(app, getDungeon, {}, ({ params }) => one(catalog(), params.id));
}

function requireDungeonDetail(catalog: Catalog, id: number): DungeonDetail {
  const dungeon = catalog.dungeonById.get(id);
  if (!dungeon) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownDungeon });
  return {
    ...dungeon,
    monsters: catalog
      .monstersLivingIn(id)
      .map((monster) => ({ ...monster, drops: [...catalog.dropsOfMonster(monster.id)] })),
  };
}
