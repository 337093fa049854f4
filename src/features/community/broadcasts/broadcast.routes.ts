import { requireBulkLevel } from '#features/people/operators/operator.policy.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { gameServerSchema } from '#features/trade/trades/trade-query.ts';
import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { CommunityApp, CommunityContext } from '../community.context.ts';
import { MAX_BODY_BYTES } from './broadcast.limits.ts';
import * as endpoints from './broadcast-endpoints.contract.ts';
import { ingestBroadcasts } from './ingest-broadcasts.service.ts';
import { IngestKeys } from './ingest-key.hook.ts';
import {
  clearName,
  endMute,
  hideBroadcast,
  hideBroadcasts,
  listMutedNames,
  muteName,
  showBroadcast,
  showBroadcasts,
} from './operate-broadcasts.service.ts';
import { listAllBroadcasts, listBroadcasts, readHeat } from './read-broadcasts.service.ts';

const KEY_HEADER = 'x-ingest-key';

export function broadcastRoutes(app: CommunityApp, context: CommunityContext): void {
  const { catalog, clock, config, db, limits } = context;
  const { gameServers } = config;
  const keys = new IngestKeys(config.broadcastIngestKey, limits);
  const deps = () => ({ db, clock, site: { catalog: catalog(), gameServers } });
  const gameServer = gameServerSchema(gameServers);
  const { listBroadcasts: list, readBroadcastHeat: heat, listAllBroadcasts: all } = endpoints;
  const mutex = createMutex();
  const ingest = { ...context, gameServers, quotes: readQuotes(context) };

  mount(
    app,
    endpoints.ingestBroadcasts,
    { bodyLimit: MAX_BODY_BYTES, onRequest: ({ headers, ip }) => keys.require(headers[KEY_HEADER], ip) },
    async ({ headers }, { body }) => {
      await keys.takeMessages(headers[KEY_HEADER], body.messages.length);
      return mutex(() => ingestBroadcasts(ingest, body));
    },
  );
  mount(app, list, { query: list.query.extend({ gameServer }) }, async ({ query: { limit, cursor, ...filter } }) => {
    const { rows, next } = await listBroadcasts(deps(), filter, { limit, cursor });
    return answer(rows, { next });
  });
  mount(app, heat, { query: heat.query.extend({ gameServer }) }, ({ query }) => readHeat(deps(), query));

  mount(app, all, {}, async (ctx, { query: { limit, cursor, ...filter } }) => {
    const { rows, next } = await listAllBroadcasts(ctx, catalog(), filter, { limit, cursor });
    return answer(rows, { next });
  });
  mount(app, endpoints.hideBroadcast, { name: 'broadcast.hide' }, (ctx, { params, body }) =>
    hideBroadcast(ctx, catalog(), params.id, body.reason),
  );
  mount(app, endpoints.showBroadcast, { name: 'broadcast.show' }, async (ctx, { params }) => {
    await showBroadcast(ctx, params.id);
    return SUCCESS;
  });
  mount(app, endpoints.changeManyBroadcasts, { name: 'broadcast.bulk' }, (ctx, { body: { ids, action, reason } }) => {
    requireBulkLevel(ctx.actor, ids);
    return action === 'hide' ? hideBroadcasts(ctx, ids, reason) : showBroadcasts(ctx, ids, reason);
  });
  mount(app, endpoints.listMutedNames, {}, listMutedNames);
  mount(app, endpoints.endMute, { name: 'broadcast.unmute' }, async (ctx, { body }) => {
    await endMute(ctx, body);
    return SUCCESS;
  });
  mount(app, endpoints.muteName, { name: 'broadcast.mute' }, (ctx, { body }) => muteName(ctx, body));
  mount(app, endpoints.clearName, { name: 'broadcast.erase' }, (ctx, { body }) => clearName(ctx, body));
}

type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs pieces of work one after the other, so that many at once do not hold connections that wait for each other. */
function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
