import { gameServerSchema } from '#features/trade/trades/trade-query.ts';
import { answer, PRIVATE } from '#platform/answers/answer.ts';
import { idCursor, listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import { MAX_SIGN_BYTES } from '#shared/image-format.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import { changeGuild } from './change-guild.service.ts';
import { changeGuildMember, changeOwnMembership } from './change-member.service.ts';
import { claimLeadership } from './claim-leadership.service.ts';
import { closeGuild, restoreGuild } from './close-guild.service.ts';
import { createGuild } from './create-guild.service.ts';
import type { GuildApplication } from './guild.contract.ts';
import * as endpoints from './guild-endpoints.contract.ts';
import { removeGuildIcon, requireMaySetIcon, setGuildIcon } from './guild-icon.service.ts';
import * as operators from './guild-operator.contract.ts';
import { applyToGuild } from './join-guild.service.ts';
import { leaveGuild } from './leave-guild.service.ts';
import { hideGuild, listAllGuilds, removeReportedIcon, setGuildLeader, showGuild } from './moderate-guild.service.ts';
import {
  listGuildApplications,
  listGuildMembers,
  listGuilds,
  listOwnGuilds,
  readGuildFor,
} from './read-guilds.service.ts';

export function guildRoutes(app: CommunityApp, context: CommunityContext): void {
  readRoutes(app, context);
  writeRoutes(app, context);
  listRoute(app, operators.listAllGuilds, (ctx, { query }) => listAllGuilds(ctx, query), idCursor);
  mount(app, operators.hideGuild, { name: 'guild.hide' }, (ctx, { params, body }) =>
    hideGuild(ctx, params.id, body.reason),
  );
  mount(app, operators.showGuild, { name: 'guild.show' }, (ctx, { params }) => showGuild(ctx, params.id));
  mount(app, operators.removeIconOfGuild, { name: 'guild.remove-icon' }, (ctx, { params }) =>
    removeReportedIcon(ctx, params.id),
  );
  mount(app, operators.setGuildLeader, { name: 'guild.lead' }, (ctx, { params, body }) =>
    setGuildLeader(ctx, params.id, body.profileId),
  );
}

function readRoutes(app: CommunityApp, { clock, config, db, records }: CommunityContext): void {
  const deps = { db, clock, site: config };
  const { listGuilds: list } = endpoints;
  const gameServer = gameServerSchema(config.gameServers);

  mount(app, list, { query: list.query.extend({ gameServer }) }, async ({ query }) => {
    const { limit, cursor, sort, ...filter } = query;
    const { rows, next } = await listGuilds(deps, filter, { limit, cursor, sort });
    return answer(rows, { next });
  });
  mount(app, endpoints.listOwnGuilds, {}, (ctx) => listOwnGuilds(ctx, config));
  mount(app, endpoints.getGuild, {}, async (visitor, { params }) =>
    answer(await readGuildFor(deps, params.id, await visitor.person()), { cacheControl: PRIVATE }),
  );
  mount(app, endpoints.listGuildMembers, {}, (ctx, { params }) => listGuildMembers(ctx, config, params.id));
  listRoute(
    app,
    endpoints.listGuildApplications,
    (ctx, { params, query }) => listGuildApplications(ctx, { ...config, records }, params.id, query),
    ({ askedAt, profile }: GuildApplication) => timeCursor({ at: new Date(askedAt), id: profile.id }),
  );
}

function writeRoutes(app: CommunityApp, { config, limits, mountUpload }: CommunityContext): void {
  const limit = limits.creation;

  mount(app, endpoints.createGuild, { name: 'guild.found', limit }, (ctx, { body }) => createGuild(ctx, config, body));
  mount(app, endpoints.changeGuild, { name: 'guild.change' }, (ctx, { params, body }) =>
    changeGuild(ctx, config, params.id, body),
  );
  mountUpload(
    endpoints.setGuildIcon,
    {
      name: 'guild.icon',
      maxBytes: MAX_SIGN_BYTES,
      shape: 'sign',
      permit: (ctx, { params }) => requireMaySetIcon(ctx, config, params.id),
    },
    (ctx, { params, image }) => setGuildIcon(ctx, config, params.id, image),
  );
  mount(app, endpoints.removeGuildIcon, { name: 'guild.remove-icon' }, (ctx, { params }) =>
    removeGuildIcon(ctx, config, params.id),
  );
  mount(app, endpoints.closeGuild, { name: 'guild.close' }, (ctx, { params }) => closeGuild(ctx, config, params.id));
  mount(app, endpoints.restoreGuild, { name: 'guild.restore' }, (ctx, { params }) =>
    restoreGuild(ctx, config, params.id),
  );
  mount(app, endpoints.claimLeadership, { name: 'guild.takeover' }, (ctx, { params }) =>
    claimLeadership(ctx, config, params.id),
  );
  mount(app, endpoints.applyToGuild, { name: 'guild.apply', limit }, (ctx, { params, body }) =>
    applyToGuild(ctx, config, params.id, body),
  );
  mount(app, endpoints.leaveGuild, { name: 'guild.leave' }, (ctx, { params }) => leaveGuild(ctx, config, params.id));
  mount(app, endpoints.changeOwnMembership, { name: 'guild.show-membership' }, (ctx, { params, body }) =>
    changeOwnMembership(ctx, config, params.id, body),
  );
  mount(app, endpoints.changeGuildMember, { name: 'guild.member' }, (ctx, { params, body }) =>
    changeGuildMember(ctx, config, params, body),
  );
}
