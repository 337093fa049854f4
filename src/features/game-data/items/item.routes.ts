import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Item } from '../catalog/item.contract.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireItemDetail } from './item.service.ts';
import { getItem, type ItemDetail, listItems, listItemsOfType } from './item-endpoints.contract.ts';

export function itemRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const all = bodyPerSnapshot((snapshot: Catalog) => snapshot.items);
  const types = new BodyCache<Catalog, readonly Item[]>();
  const items = new BodyCache<Catalog, ItemDetail>();

  mount(app, listItems, {}, ({ query }) => snapshotAnswer(catalog, all, query.v));
  mount(app, listItemsOfType, {}, ({ params: { type } }) =>
    types.get(catalog(), type, () => catalog().itemsByType.get(type) ?? []),
  );
  mount(app, getItem, {}, ({ params: { id } }) => items.get(catalog(), id, () => requireItemDetail(catalog(), id)));
}
