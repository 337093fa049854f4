import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireDungeonDetail } from './dungeon.service.ts';
import { type DungeonDetail, getDungeon, listDungeons, listDungeonsOfRegion } from './dungeon-endpoints.contract.ts';

export function dungeonRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.dungeons);
  const regions = new BodyCache<Catalog, readonly Dungeon[]>();
  const dungeons = new BodyCache<Catalog, DungeonDetail>();

  mount(app, listDungeons, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, listDungeonsOfRegion, {}, ({ params: { region } }) =>
    regions.get(catalog(), region, () => catalog().dungeonsOfRegion(region)),
  );
  mount(app, getDungeon, {}, ({ params: { id } }) =>
    dungeons.get(catalog(), id, () => requireDungeonDetail(catalog(), id)),
  );
}
