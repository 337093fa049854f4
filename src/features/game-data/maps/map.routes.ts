import { BodyCache } from '#platform/http/dynamic-body.ts';
import { mount } from '#platform/http/mount.ts';
import { bodyPerSnapshot, snapshotAnswer } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { requireMapDetail } from './map.service.ts';
import { getMap, listMaps, listPorts, type MapDetail } from './map-endpoints.contract.ts';

export function mapRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const allMaps = bodyPerSnapshot((snapshot: Catalog) => snapshot.maps);
  const allPorts = bodyPerSnapshot((snapshot: Catalog) => snapshot.ports);
  const maps = new BodyCache<Catalog, MapDetail>();

  mount(app, listMaps, {}, ({ query }) => snapshotAnswer(catalog, allMaps, query.v));
  mount(app, getMap, {}, ({ params: { code } }) => maps.get(catalog(), code, () => requireMapDetail(catalog(), code)));
  mount(app, listPorts, {}, ({ query }) => snapshotAnswer(catalog, allPorts, query.v));
}
