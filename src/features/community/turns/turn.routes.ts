import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import type { PartySite } from '../parties/party-site.ts';
import * as endpoints from './turn.contract.ts';
import {
  advanceTurnOrder,
  changeTurnOrder,
  createTurnOrder,
  deleteTurnOrder,
  joinTurnOrder,
  leaveTurnOrder,
  listTurnOrders,
  readTurnOrder,
} from './turn.service.ts';

export function turnRoutes(app: CommunityApp, { catalog, config, limits }: CommunityContext): void {
  const site = (): PartySite => ({ catalog: catalog(), gameServers: config.gameServers });
  const limit = limits.creation;

  mount(app, endpoints.listTurnOrders, {}, (ctx, { query }) => listTurnOrders(ctx, site(), query));
  mount(app, endpoints.getTurnOrder, {}, (ctx, { params }) => readTurnOrder(ctx, site(), params.id));
  mount(app, endpoints.createTurnOrder, { name: 'turn.create', limit }, (ctx, { body }) =>
    createTurnOrder(ctx, site(), body),
  );
  mount(app, endpoints.changeTurnOrder, { name: 'turn.change' }, (ctx, { params, body }) =>
    changeTurnOrder(ctx, site(), params.id, body),
  );
  mount(app, endpoints.deleteTurnOrder, { name: 'turn.delete' }, (ctx, { params }) =>
    deleteTurnOrder(ctx, site(), params.id),
  );
  mount(app, endpoints.joinTurnOrder, { name: 'turn.join', limit }, (ctx, { params, body }) =>
    joinTurnOrder(ctx, site(), params.id, body),
  );
  mount(app, endpoints.leaveTurnOrder, { name: 'turn.leave' }, (ctx, { params }) =>
    leaveTurnOrder(ctx, site(), params),
  );
  mount(app, endpoints.advanceTurnOrder, { name: 'turn.next' }, (ctx, { params, body }) =>
    advanceTurnOrder(ctx, site(), params.id, body),
  );
}
