import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import type { PartySite } from '../parties/party.rules.ts';
import * as endpoints from './loot-rotation.contract.ts';
import {
  advanceLootRotation,
  changeLootRotation,
  createLootRotation,
  deleteLootRotation,
  joinLootRotation,
  leaveLootRotation,
  listLootRotations,
  readLootRotation,
} from './loot-rotation.service.ts';

export function lootRotationRoutes(app: CommunityApp, { catalog, config, limits }: CommunityContext): void {
  const site = (): PartySite => ({ catalog: catalog(), gameServers: config.gameServers });
  const limit = limits.creation;

  mount(app, endpoints.listLootRotations, {}, (ctx, { query }) => listLootRotations(ctx, site(), query));
  mount(app, endpoints.getLootRotation, {}, (ctx, { params }) => readLootRotation(ctx, site(), params.id));
  mount(app, endpoints.createLootRotation, { name: 'turn.create', limit }, (ctx, { body }) =>
    createLootRotation(ctx, site(), body),
  );
  mount(app, endpoints.changeLootRotation, { name: 'turn.change' }, (ctx, { params, body }) =>
    changeLootRotation(ctx, site(), params.id, body),
  );
  mount(app, endpoints.deleteLootRotation, { name: 'turn.delete' }, (ctx, { params }) =>
    deleteLootRotation(ctx, site(), params.id),
  );
  mount(app, endpoints.joinLootRotation, { name: 'turn.join', limit }, (ctx, { params, body }) =>
    joinLootRotation(ctx, site(), params.id, body),
  );
  mount(app, endpoints.leaveLootRotation, { name: 'turn.leave' }, (ctx, { params }) =>
    leaveLootRotation(ctx, site(), params),
  );
  mount(app, endpoints.advanceLootRotation, { name: 'turn.next' }, (ctx, { params, body }) =>
    advanceLootRotation(ctx, site(), params.id, body),
  );
}
