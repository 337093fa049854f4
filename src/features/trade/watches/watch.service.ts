import type { Ctx, Player } from '#features/people/access/actor.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { type QuoteReader, USUAL_DAYS } from '../quotes/quote.contract.ts';
import { quotedMedian } from '../quotes/ui/public/listing-quote.rules.ts';
import type { TradeContext } from '../trade.context.ts';
import { untradableReason } from '../trades/tradable.rules.ts';
import { TRADE_TYPE, UNKNOWN_ITEM } from '../trades/trade.labels.ts';
import { tradeErrors } from '../trades/trade-error.labels.ts';
import {
  MAX_WATCHES,
  type NewWatch,
  PREVIEW_MONTH_DAYS,
  PREVIEW_WEEK_DAYS,
  type Watch,
  type WatchPreview,
  watchDirectionSchema,
  watchSchema,
  watchSubjectSchema,
} from './watch.contract.ts';
import { watchErrors } from './watch.labels.ts';
import {
  ALL_SERVERS,
  countArrivals,
  countBeyondNow,
  countWatches,
  deleteWatchesByProfile,
  findFires,
  findWatches,
  insert,
  remove,
  type WatchFires,
  type WatchInput,
  type WatchRow,
} from './watch.repository.ts';
import { crossings, isBeyond, usualDirection } from './watch.rules.ts';
import { serverName } from './watch-notice.labels.ts';

export const watchData: PersonalData = {
  name: 'watches',
  exportOf: async (db, { profileId }) => (profileId === null ? [] : exportWatches(db, profileId)),
  deleteOf: async ({ db }, { profileId }) => {
    if (profileId !== null) await deleteWatchesByProfile(db, profileId);
  },
};

type OwnCtx = Ctx<Player>;

type WatchNames = Pick<TradeContext, 'catalog' | 'config'>;

export interface WatchMarket extends WatchNames {
  quotes: QuoteReader;
}

export async function listWatches({ db, actor }: OwnCtx, market: WatchNames): Promise<Watch[]> {
  const { id } = actor.profile;
  const [rows, fires] = await Promise.all([findWatches(db, id), findFires(db, id)]);
  return rows.map((row) => toWatch(row, market, fires.get(row.id)));
}

/** Locks the player's row, so that concurrent requests cannot exceed the limit. */
export async function createWatch(ctx: OwnCtx, market: WatchMarket, wanted: NewWatch): Promise<Watch> {
  const { db, actor, clock } = ctx;
  const input = validateInput(market, wanted);
  if ((await countWatches(db, actor.profile.id)) >= MAX_WATCHES) {
    throw new AppError('NOT_ALLOWED', { message: watchErrors.tooManyWatches });
  }
  const wasBeyond = input.subject === 'quote' ? await standsBeyond(market, input) : null;
  const row = await insert(db, { ...input, profileId: actor.profile.id, at: clock.now(), wasBeyond });
  if (!row) throw new AppError('CONFLICT', { message: watchErrors.sameWatch });
  return toWatch(row, market, undefined);
}

export async function deleteWatch({ db, actor }: OwnCtx, id: number): Promise<void> {
  if (!(await remove(db, id, actor.profile.id))) {
    throw new AppError('NOT_FOUND', { message: watchErrors.unknownWatch });
  }
}

export async function previewWatch(ctx: OwnCtx, market: WatchMarket, wanted: NewWatch): Promise<WatchPreview> {
  const input = validateInput(market, wanted);
  return input.subject === 'quote' ? previewQuote(ctx, market, input) : previewListings(ctx, input);
}

async function previewListings({ db, actor, clock }: OwnCtx, input: WatchInput): Promise<WatchPreview> {
  const notOf = actor.profile.id;
  const now = clock.now().getTime();
  const span = {
    notOf,
    weekFrom: new Date(now - PREVIEW_WEEK_DAYS * DAY_MS),
    monthFrom: new Date(now - PREVIEW_MONTH_DAYS * DAY_MS),
  };
  const [counts, beyond] = await Promise.all([countArrivals(db, input, span), countBeyondNow(db, input, notOf)]);
  return { ...counts, now: beyond };
}

/** Daily medians fluctuate more than the weekly quote: the estimate may be too high, never too low. */
async function previewQuote({ clock }: OwnCtx, market: WatchMarket, input: WatchInput): Promise<WatchPreview> {
  const window = { gameServer: toServer(input) };
  const days = await market.quotes.daysOf(input.itemId, { ...window, days: PREVIEW_MONTH_DAYS });
  const known = days.flatMap(({ day, sellMedian, buyMedian }) => {
    const median = input.tradeType === TRADE_TYPE.sell ? sellMedian : buyMedian;
    return median === null ? [] : [{ day, median }];
  });
  const fired = crossings(
    input,
    known.map(({ median }) => median),
  );
  const weekFrom = seoulDay(clock.now().getTime() - PREVIEW_WEEK_DAYS * DAY_MS);
  return {
    week: fired.filter((fires, at) => fires && (known[at]?.day ?? '') > weekFrom).length,
    month: fired.filter((fires) => fires).length,
    now: (await standsBeyond(market, input)) ? 1 : 0,
  };
}

async function standsBeyond({ quotes }: WatchMarket, input: WatchInput): Promise<boolean | null> {
  const found = (await quotes.quotesOf([input.itemId], { gameServer: toServer(input), days: USUAL_DAYS })).get(
    input.itemId,
  );
  if (found?.excluded) {
    throw new AppError('NOT_ALLOWED', { message: watchErrors.excludedWatch });
  }
  const median = quotedMedian((input.tradeType === TRADE_TYPE.sell ? found?.sell : found?.buy) ?? null);
  return median === null ? null : isBeyond(input, median);
}

function validateInput({ catalog, config }: WatchNames, wanted: NewWatch): WatchInput {
  const { itemId, subject, tradeType, price } = wanted;
  const item = catalog().itemById.get(itemId);
  if (!item) throw wrong('itemId', tradeErrors.unknownItem);
  if (untradableReason(item) !== null) throw new AppError('NOT_ALLOWED', { message: watchErrors.untradableWatch });
  const gameServer = wanted.gameServer ?? ALL_SERVERS;
  if (gameServer !== ALL_SERVERS && !config.gameServers.some(({ id }) => id === gameServer)) {
    throw wrong('gameServer', watchErrors.unknownGameServer);
  }
  return { itemId, subject, tradeType, price, gameServer, direction: wanted.direction ?? usualDirection(tradeType) };
}

function wrong(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}

const toServer = ({ gameServer }: WatchInput) => (gameServer === ALL_SERVERS ? undefined : gameServer);

function toWatch(row: WatchRow, { catalog, config }: WatchNames, fires: WatchFires | undefined): Watch {
  const item = catalog().itemById.get(row.item_id);
  return watchSchema.parse({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    item: {
      id: row.item_id,
      name: item?.name ?? UNKNOWN_ITEM,
      type: item?.type ?? 10,
      iconUrl: item?.iconUrl ?? null,
    },
    subject: watchSubjectSchema.parse(row.subject),
    tradeType: row.trade_type,
    direction: watchDirectionSchema.parse(row.direction),
    price: row.price,
    gameServer: row.game_server === ALL_SERVERS ? null : row.game_server,
    serverName: serverName(config.gameServers, row.game_server),
    firedAt: fires?.last.toISOString() ?? null,
    fireCount: fires?.count ?? 0,
  });
}

export function exportWatches(db: Db, profileId: number): Promise<WatchRow[]> {
  return findWatches(db, profileId);
}
