import { listRoute } from '#platform/http/list-route.ts';
import { mount } from '#platform/http/mount.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { endSessionsOf } from './end-sessions.service.ts';
import { listPlayers } from './find-players.service.ts';
import * as endpoints from './player.contract.ts';
import { playerCursor } from './player-cursor.rules.ts';
import { addNote, deleteNote } from './player-note.service.ts';
import type { PlayerParts } from './player-part.ts';
import { readPlayer } from './read-player.service.ts';

export function playerRoutes(app: FeatureApp, context: PeopleContext, parts: PlayerParts): void {
  const { provider, config } = context;
  const { operatorUserIds } = config;

  listRoute(
    app,
    endpoints.listPlayers,
    (ctx, { query: { cursor, ...query } }) => listPlayers(ctx, { ...query, after: cursor }),
    playerCursor,
  );

  const player = endpoints.playerSchema.extend({
    trades: parts.trades.schema,
    prices: parts.prices.schema,
    parties: parts.parties.schema,
    guilds: parts.guilds.schema,
  });
  mount(app, { ...endpoints.getPlayer, response: { 200: player } }, {}, (ctx, { params }) =>
    readPlayer(ctx, { provider, operatorUserIds, parts }, params.id),
  );

  mount(app, endpoints.addNote, { name: 'note.add' }, (ctx, { params, body }) =>
    addNote(ctx, { profileId: params.id, ...body }, operatorUserIds),
  );
  mount(app, endpoints.deleteNote, { name: 'note.delete' }, (ctx, { params: { id, noteId }, body }) =>
    deleteNote(ctx, { profileId: id, id: noteId, ...body }, operatorUserIds),
  );
  mount(app, endpoints.endSessions, { name: 'session.end-all' }, (ctx, { params, body }) =>
    endSessionsOf(ctx, context, { profileId: params.id, ...body }),
  );
}
