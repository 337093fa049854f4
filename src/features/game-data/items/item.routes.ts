import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireItemDetail } from './item.service.ts';
import { getItem, listItems, listItemsOfType } from './item-endpoints.contract.ts';

export function itemRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = snapshotBody((snapshot: Catalog) => snapshot.items);
  const ofType = snapshotBodies((snapshot: Catalog, type: number) => snapshot.itemsByType.get(type) ?? []);
  const one = snapshotBodies(requireItemDetail);

  mount(app, listItems, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, listItemsOfType, {}, ({ params }) => ofType(catalog(), params.type));
  mount(app, getItem, {}, ({ params }) => one(catalog(), params.id));
}
