import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import { markShare } from './mark-share.service.ts';
import { listSettlements, readSettlement } from './read-settlements.service.ts';
import type { SettlementSite } from './settlement.rules.ts';
import * as endpoints from './settlement-endpoints.contract.ts';
import { changeSettlement, createSettlement, deleteSettlement } from './write-settlement.service.ts';

export function settlementRoutes(app: CommunityApp, { catalog, config, limits }: CommunityContext): void {
  const site = (): SettlementSite => ({ catalog: catalog(), gameServers: config.gameServers });

  mount(app, endpoints.listSettlements, {}, (ctx, { query }) => listSettlements(ctx, site(), query));
  mount(app, endpoints.getSettlement, {}, (ctx, { params }) => readSettlement(ctx, site(), params.id));
  mount(app, endpoints.createSettlement, { name: 'settlement.create', limit: limits.creation }, (ctx, { body }) =>
    createSettlement(ctx, site(), body),
  );
  mount(app, endpoints.changeSettlement, { name: 'settlement.change' }, (ctx, { params, body }) =>
    changeSettlement(ctx, site(), params.id, body),
  );
  mount(app, endpoints.deleteSettlement, { name: 'settlement.delete' }, (ctx, { params }) =>
    deleteSettlement(ctx, site(), params.id),
  );
  mount(app, endpoints.markShare, { name: 'settlement.mark' }, (ctx, { params, body }) =>
    markShare(ctx, site(), params, body),
  );
}
