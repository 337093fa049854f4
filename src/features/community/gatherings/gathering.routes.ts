import { listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import type { PartySite } from '../parties/party.rules.ts';
import { answerGathering } from './answer-gathering.service.ts';
import { cancelGathering, changeGathering } from './change-gathering.service.ts';
import * as endpoints from './gathering.contract.ts';
import { createGathering } from './make-gathering.service.ts';
import { gatheringCursor, listGatherings, readGathering } from './read-gatherings.service.ts';

export function gatheringRoutes(app: CommunityApp, { catalog, config, limits }: CommunityContext): void {
  const site = (): PartySite => ({ catalog: catalog(), gameServers: config.gameServers });

  listRoute(
    app,
    endpoints.listGatherings,
    (ctx, { params, query }) => listGatherings(ctx, site(), params.id, query),
    gatheringCursor,
  );
  mount(app, endpoints.getGathering, {}, (ctx, { params }) => readGathering(ctx, site(), toGatheringIds(params)));
  mount(app, endpoints.createGathering, { name: 'gathering.create', limit: limits.creation }, (ctx, { params, body }) =>
    createGathering(ctx, site(), params.id, body),
  );
  mount(app, endpoints.changeGathering, { name: 'gathering.change' }, (ctx, { params, body }) =>
    changeGathering(ctx, site(), toGatheringIds(params), body),
  );
  mount(app, endpoints.cancelGathering, { name: 'gathering.cancel' }, (ctx, { params, query }) =>
    cancelGathering(ctx, site(), toGatheringIds(params), { isSeries: query.series === 'true' }),
  );
  mount(app, endpoints.answerGathering, { name: 'gathering.answer' }, (ctx, { params, body }) =>
    answerGathering(ctx, site(), toGatheringIds(params), body),
  );
}

function toGatheringIds({ id, gatheringId }: { id: number; gatheringId: number }) {
  return { guildId: id, gatheringId };
}
