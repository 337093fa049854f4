import type { UnitOfWork } from '#platform/effects/effects.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { type QuoteReader, USUAL_DAYS } from '../quotes/quote.contract.ts';
import { quotedMedian } from '../quotes/ui/public/listing-quote.rules.ts';
import type { TradeContext } from '../trade.context.ts';
import { GONE_PLAYER, TRADE_TYPE, UNKNOWN_ITEM } from '../trades/trade.labels.ts';
import { MAX_RINGS_BY_ONE_PLAYER } from './watch.contract.ts';
import { WATCH_QUOTE, WATCH_TRADE } from './watch.jobs.ts';
import { type WatchedListing, watchNotices } from './watch.notices.ts';
import {
  ALL_SERVERS,
  findExhaustedWatches,
  findPrices,
  findWaitingTrade,
  findWatchesOfTrade,
  lockQuoteWatches,
  setBeyond,
  type WatchRow,
} from './watch.repository.ts';
import { arrivals, lookAtQuote } from './watch.rules.ts';
import { serverName, type Watched } from './watch-notice.labels.ts';

export interface WatchJobContext extends Pick<TradeContext, 'db' | 'transact' | 'catalog' | 'clock' | 'config'> {
  quotes: QuoteReader;
}

type Unit = UnitOfWork;

/** Idempotent: `once` identifies the occurrence. */
export function watchTasks(context: WatchJobContext): JobTask[] {
  return [
    createTask(WATCH_TRADE, async ({ tradeId }) => {
      await context.transact((unit) => fireForTrade(context, unit, tradeId));
      return undefined;
    }),
    createTask(WATCH_QUOTE, async (quote) => {
      await context.transact((unit) => fireForQuote(context, unit, quote));
      return undefined;
    }),
  ];
}

async function fireForTrade(context: WatchJobContext, { db, effects }: Unit, tradeId: number): Promise<void> {
  const trade = await findWaitingTrade(db, tradeId);
  if (!trade) return;
  const at = context.clock.now();
  const watches = await findWatchesOfTrade(db, tradeId);
  const prices = await findPrices(db, tradeId);
  const exhausted = await findExhaustedWatches(db, watches, {
    playerId: trade.profile_id,
    since: new Date(at.getTime() - HOUR_MS),
    most: MAX_RINGS_BY_ONE_PLAYER,
  });
  const listing: WatchedListing = {
    tradeId,
    price: trade.price,
    quantity: trade.quantity,
    playerName: trade.player_name ?? GONE_PLAYER,
  };
  for (const watch of watches.filter(({ id }) => !exhausted.has(id))) {
    const watched = toWatched(context, watch, trade.game_server);
    effects.notify(watch.profile_id, watchNotices.listing(watch.id, watched, listing, arrivals(watch, prices)));
  }
}

async function fireForQuote(
  context: WatchJobContext,
  { db, effects }: Unit,
  { itemId, gameServer }: { itemId: number; gameServer: number },
): Promise<void> {
  const watches = await lockQuoteWatches(db, { itemId, gameServer });
  if (watches.length === 0) return;
  const at = context.clock.now();
  const window = { gameServer: gameServer === ALL_SERVERS ? undefined : gameServer, days: USUAL_DAYS };
  const quotes = (await context.quotes.quotesOf([itemId], window)).get(itemId);
  const looks = watches.flatMap((watch) => {
    // A figure of fewer players is not a quote.
    const median = quotedMedian((watch.trade_type === TRADE_TYPE.sell ? quotes?.sell : quotes?.buy) ?? null);
    return median === null ? [] : [{ watch, median, look: lookAtQuote(watch, median, watch.was_beyond) }];
  });
  for (const wasBeyond of [true, false]) {
    const changed = looks.filter(({ watch, look }) => look.wasBeyond === wasBeyond && watch.was_beyond !== wasBeyond);
    await setBeyond(
      db,
      changed.map(({ watch }) => watch.id),
      wasBeyond,
    );
  }
  for (const { watch, median } of looks.filter(({ look }) => look.fires)) {
    const watched = toWatched(context, watch, gameServer);
    effects.notify(watch.profile_id, watchNotices.quote(watch.id, watched, { itemId, median }, at));
  }
}

function toWatched({ catalog, config }: WatchJobContext, watch: WatchRow, gameServer: number): Watched {
  return {
    itemName: catalog().itemById.get(watch.item_id)?.name ?? UNKNOWN_ITEM,
    tradeType: watch.trade_type === TRADE_TYPE.sell ? 1 : 2,
    direction: watch.direction,
    limit: watch.price,
    serverName: serverName(config.gameServers, gameServer),
  };
}
