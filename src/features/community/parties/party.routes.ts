import { gameServerSchema } from '#features/trade/trades/trade-query.ts';
import { answer, PRIVATE } from '#platform/answers/answer.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import { changeMember } from './answer-request.service.ts';
import { changeParty, closeParty } from './change-party.service.ts';
import { createParty } from './create-party.service.ts';
import { closePartyByOperator, listAllParties } from './operate-parties.service.ts';
import * as operatorEndpoints from './operator-party.contract.ts';
import { listOwnParties } from './own-parties.service.ts';
import type { Party } from './party.contract.ts';
import type { OwnPartySite } from './party.rules.ts';
import * as endpoints from './party-endpoints.contract.ts';
import { ratePartyMember } from './party-rating.service.ts';
import { countParties, listParties, readPartyFor } from './read-parties.service.ts';
import { leaveParty, requestToJoin } from './request-to-join.service.ts';

export function partyRoutes(app: CommunityApp, context: CommunityContext): void {
  const { catalog, clock, config, db, limits, records } = context;
  const site = (): OwnPartySite => ({ catalog: catalog(), gameServers: config.gameServers, records });
  const deps = () => ({ db, clock, site: site() });

  const gameServer = gameServerSchema(config.gameServers);
  const { listParties: list, countParties: counts } = endpoints;

  listRoute(
    app,
    { ...list, query: list.query.extend({ gameServer }) },
    ({ query: { limit, cursor, ...filter } }) => listParties(deps(), filter, { limit, cursor }),
    ({ listedAt, id }: Party) => timeCursor({ at: new Date(listedAt), id }),
  );
  mount(app, counts, { query: counts.query.extend({ gameServer }) }, ({ query }) =>
    countParties(deps(), query.gameServer),
  );
  mount(app, endpoints.listOwnParties, {}, (ctx, { query }) => listOwnParties(ctx, site(), query.cursor));
  mount(app, endpoints.getParty, {}, async (visitor, { params }) =>
    answer(await readPartyFor(deps(), params.id, await visitor.person()), { cacheControl: PRIVATE }),
  );

  mount(app, endpoints.createParty, { name: 'party.create', limit: limits.partyCreation }, (ctx, { body }) =>
    createParty(ctx, site(), body),
  );
  mount(app, endpoints.changeParty, { name: 'party.change' }, (ctx, { params, body }) =>
    changeParty(ctx, site(), params.id, body),
  );
  mount(app, endpoints.closeParty, { name: 'party.close' }, (ctx, { params }) => closeParty(ctx, site(), params.id));
  mount(app, endpoints.requestToJoin, { name: 'party.request', limit: limits.partyRequest }, (ctx, { params, body }) =>
    requestToJoin(ctx, site(), params.id, body),
  );
  mount(app, endpoints.leaveParty, { name: 'party.leave' }, (ctx, { params }) => leaveParty(ctx, site(), params.id));
  mount(app, endpoints.changeMember, { name: 'party.member' }, (ctx, { params, body }) =>
    changeMember(ctx, site(), params, body.action),
  );
  mount(app, endpoints.ratePartyMember, { name: 'party.manner' }, (ctx, { params, body }) =>
    ratePartyMember(ctx, site(), params, body.tags),
  );
  operatorPartyRoutes(app, site);
}

function operatorPartyRoutes(app: CommunityApp, site: () => OwnPartySite): void {
  listRoute(app, operatorEndpoints.listAllParties, (ctx, { query }) => listAllParties(ctx, query), idCursor);
  mount(app, operatorEndpoints.closePartyOfOthers, { name: 'party.close' }, async (ctx, { params, body }) => {
    await closePartyByOperator(ctx, site(), params.id, body.reason);
    return SUCCESS;
  });
}
