import { snapshotBodies } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { findMapRoute } from './map-route.contract.ts';
import { requireMapRoute } from './map-route.service.ts';

export function mapRouteRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  // Only found routes are cached: errors are thrown before.
  const route = snapshotBodies(requireMapRoute, ({ from, to, level }) => `${from} ${to} ${level}`);

  mount(app, findMapRoute, {}, ({ query: { from, to, level = null } }) => route(catalog(), { from, to, level }));
}
