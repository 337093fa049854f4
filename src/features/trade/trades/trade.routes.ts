import type { AnyVisitor } from '#features/people/access/access.hook.ts';
import { requirePublicProfile } from '#features/people/profiles/profile.service.ts';
import { answer, PRIVATE } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import { AppError } from '#shared/errors.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { listOwnTrades, requireUnlistedTrade } from './own-trades.service.ts';
import { readTrades } from './read-trades.service.ts';
import { requireOrdered } from './require-ordered.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import type { TradeFilter, TradeListQuery } from './trade.filter.ts';
import { TRADE_STATUS } from './trade.labels.ts';
import * as endpoints from './trade-endpoints.contract.ts';
import { tradeErrors } from './trade-error.labels.ts';
import type { ValueOrder } from './trade-order.rules.ts';
import { gameServerSchema } from './trade-query.ts';
import { tradeWriteRoutes } from './trade-write.routes.ts';

const REVALIDATE = 'private, max-age=0, must-revalidate';

interface PageQuery {
  limit: number;
  cursor?: string | undefined;
}

export function tradeRoutes(app: TradeApp, context: TradeContext): void {
  const { catalog, config, db } = context;
  const { listTrades, listItemTrades, getOrderBook, listProfileTrades, getLastTrade, countTrades, getTrade } =
    endpoints;
  const reader = readTrades(context);
  const gameServer = gameServerSchema(config.gameServers);

  async function ownList(visitor: AnyVisitor, filter: TradeListQuery, page: PageQuery) {
    const { rows, next } = await listOwnTrades(await visitor.as('player'), catalog(), filter, page);
    return answer(rows, { next, isPlain: true, cacheControl: PRIVATE });
  }

  async function readList(visitor: AnyVisitor, { status, ...filter }: TradeListQuery, page: PageQuery) {
    if (status === TRADE_STATUS.cancelled) return ownList(visitor, { status, ...filter }, page);
    const { rows, next } = await reader.list({ ...filter, status }, page);
    return answer(rows, { next });
  }

  async function orderedList(order: ValueOrder, filter: TradeFilter, page: PageQuery) {
    const { rows, next } = await reader.ordered(order, filter, page);
    return answer(rows, { next });
  }

  mount(app, listTrades, { query: listTrades.query.extend({ gameServer }) }, (visitor, { query }) => {
    const { limit, cursor, sort = 'new', ...filter } = query;
    return sort === 'new'
      ? readList(visitor, filter, { limit, cursor })
      : orderedList(sort, requireOrdered(sort, filter), { limit, cursor });
  });

  mount(app, listItemTrades, { query: listItemTrades.query.extend({ gameServer }) }, (visitor, { params, query }) => {
    const { limit, cursor, ...filter } = query;
    return readList(visitor, { ...filter, itemId: requireItem(params.id) }, { limit, cursor });
  });

  mount(app, getOrderBook, { query: getOrderBook.query.extend({ gameServer }) }, ({ params, query }) =>
    reader.book(requireItem(params.id), query),
  );

  mount(app, listProfileTrades, {}, async (visitor, { params, query }) => {
    const { limit, cursor, status } = query;
    const profile = await requirePublicProfile(db, params.id);
    const person = await visitor.person();
    if (person?.userId === profile.userId) return ownList(visitor, { status }, { limit, cursor });
    if (status === TRADE_STATUS.cancelled) throw new AppError(person ? 'FORBIDDEN' : 'LOGIN_REQUIRED');
    const { rows, next } = await reader.ofProfile(profile.id, { limit, cursor, status });
    return answer(rows, { next, cacheControl: REVALIDATE });
  });

  mount(app, getLastTrade, {}, async ({ params }) => {
    const { id } = await requirePublicProfile(db, params.id);
    const { rows } = await reader.ofProfile(id, { limit: 1 });
    return rows[0] ?? null;
  });

  mount(app, countTrades, {}, async ({ params }) => {
    const { id } = await requirePublicProfile(db, params.id);
    return reader.countsOfProfile(id);
  });

  mount(app, getTrade, {}, async (visitor, { params: { id } }) => {
    const found = await reader.find(id);
    if (found) return answer(found, { cacheControl: REVALIDATE });
    const options = { db, catalog: catalog(), operatorUserIds: config.operatorUserIds };
    const unlisted = await requireUnlistedTrade(options, id, await visitor.person());
    return answer(unlisted, { cacheControl: PRIVATE });
  });

  function requireItem(id: number): number {
    if (!catalog().itemById.has(id)) throw new AppError('NOT_FOUND', { message: tradeErrors.unknownItem });
    return id;
  }

  savedSearchRoutes(app);
  tradeWriteRoutes(app, context);
}
