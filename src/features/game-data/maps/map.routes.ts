import { snapshotAnswer, snapshotBodies, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireMapDetail } from './map.service.ts';
import { getMap, listMaps, listPorts } from './map-endpoints.contract.ts';

export function mapRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const allMaps = snapshotBody((snapshot: Catalog) => snapshot.maps);
  const allPorts = snapshotBody((snapshot: Catalog) => snapshot.ports);
  const one = snapshotBodies(requireMapDetail);

  mount(app, listMaps, {}, ({ query }) => snapshotAnswer(catalog, allMaps, query.v));
  mount(app, getMap, {}, ({ params }) => one(catalog(), params.code));
  mount(app, listPorts, {}, ({ query }) => snapshotAnswer(catalog, allPorts, query.v));
}
