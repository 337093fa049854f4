import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { findMapRoute, type MapRoute } from './map-route.contract.ts';
import { requireMapRoute } from './map-route.service.ts';

export function mapRouteRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const routes = new BodyCache<Catalog, MapRoute>();

  mount(app, findMapRoute, {}, ({ query: { from, to, level = null } }) => {
    const snapshot = catalog();
    // Only found routes are cached: errors are thrown before.
    return routes.get(snapshot, `${from} ${to} ${level}`, () => requireMapRoute(snapshot, { from, to, level }));
  });
}
