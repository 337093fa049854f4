import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import type { Effects } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { markListings } from './listing-mark.repository.ts';
import { listingMeasures } from './listing-mark.rules.ts';
import { deleteDays, findDaysFrom, type StoredDay, upsertDays } from './price-day.repository.ts';
import { priceDays } from './price-day.rules.ts';
import { findPriceEvents } from './price-event.repository.ts';
import { findExclusions } from './price-exclusion.service.ts';
import { latestFirst, type PricedTrade, toSpans } from './priced-trade.rules.ts';
import { USUAL_DAYS } from './quote.contract.ts';
import { quoteEvents } from './quote.events.ts';
import {
  deleteQuotes,
  findPricedTrades,
  findStoredOfItem,
  type StoredQuote,
  tryLockItem,
  upsertQuotes,
} from './quote.repository.ts';
import { ALL_SERVERS, MAX_READY_DAYS, NO_QUOTE, quotesAt, READY_DAYS, shownQuotes } from './quote.rules.ts';
import { takeChanges } from './quote-change.repository.ts';
import { QUOTES_CHANNEL } from './quote-change.service.ts';
import { METHOD_VERSION } from './quote-method.labels.ts';
import { deleteQuotesAndMarkItems, raiseMethodVersion } from './recount-quotes.repository.ts';

export interface KeepingContext {
  db: Db;
  transact: Transact;
  clock: Clock;
  manipulatedItems: readonly number[];
}

type ChangedServers = ReadonlySet<number>;

/**
 * Recomputes the quotes and days of an item and deletes its marks in one transaction, so that a killed process leaves
 * the marks to the next one.
 * @returns false: another process has locked the item
 */
export function refreshQuotesOfItem(
  { transact, clock, manipulatedItems }: Omit<KeepingContext, 'db'>,
  itemId: number,
): Promise<boolean> {
  return transact(async ({ db, effects }) => {
    if (!(await tryLockItem(db, itemId))) return false;
    const now = clock.now();
    // Changes committed after this stay marked for the next pass.
    const changes = await takeChanges(db, itemId, now);
    const since = changes?.since;
    const ready = toSpans(now.getTime(), MAX_READY_DAYS).previous.from;
    const firstDay = since && startOfSeoulDay(seoulDay(Math.min(since.getTime(), now.getTime())));
    const from = new Date(Math.min(ready, firstDay ? firstDay.getTime() - 1 : ready));
    // Sorted once, so that the sorting of each window finds its order.
    const trades = (await findPricedTrades(db, itemId, { since: from, now })).toSorted(latestFirst);
    const rows = quoteRows(itemId, trades, now);
    const changed = new Set([
      ...(await writeQuotes(db, itemId, rows, since !== undefined)),
      ...(firstDay ? await writeDays(db, itemId, { trades, firstDay, now }) : []),
    ]);
    const excluded = (await findExclusions(db, manipulatedItems, [itemId])).get(itemId);
    await markListings(db, itemId, excluded === undefined ? listingMeasures(rows) : []);
    publishChanged({ effects, itemId, rows, changed, excluded, isRecount: changes?.isRecount === true });
    return true;
  });
}

function quoteRows(itemId: number, trades: readonly PricedTrade[], now: Date): StoredQuote[] {
  return byServer(trades).flatMap(([gameServer, own]) =>
    READY_DAYS.map((days) => {
      const { validUntil, ...quotes } = quotesAt(own, { now: now.getTime(), days });
      const until = validUntil === null ? null : new Date(validUntil);
      return { itemId, gameServer, days, computedAt: now, validUntil: until, ...quotes };
    }).filter(({ validUntil }) => validUntil !== null),
  );
}

function byServer<T extends { gameServer: number }>(rows: readonly T[]): [gameServer: number, rows: readonly T[]][] {
  return [[ALL_SERVERS, rows], ...Map.groupBy(rows, ({ gameServer }) => gameServer)];
}

async function writeQuotes(
  db: Db,
  itemId: number,
  rows: readonly StoredQuote[],
  isMarked: boolean,
): Promise<ChangedServers> {
  const toKey = ({ gameServer, days }: StoredQuote) => `${gameServer} ${days}`;
  const before = new Map((await findStoredOfItem(db, itemId)).map((row) => [toKey(row), row]));
  const after = new Set(rows.map(toKey));
  const gone = [...before.values()].filter(
    (row) => !after.has(toKey(row)) && (isMarked || READY_DAYS.includes(row.days)),
  );
  await deleteQuotes(db, gone);
  await upsertQuotes(db, rows);
  const changed = [
    ...gone.filter((row) => !showsTheSame(row, undefined)),
    ...rows.filter((row) => !showsTheSame(row, before.get(toKey(row)))),
  ];
  return new Set(changed.map(({ gameServer }) => gameServer));
}

/** A missing row is equivalent to one without prices. */
function showsTheSame(row: StoredQuote, other: StoredQuote | undefined): boolean {
  const shown = (one: StoredQuote | undefined) => [
    one?.sell ?? NO_QUOTE,
    one?.buy ?? NO_QUOTE,
    one?.tradeCount ?? 0,
    one?.traderWeight ?? 0,
  ];
  return isDeepStrictEqual(shown(row), shown(other));
}

interface DaysToWrite {
  trades: readonly PricedTrade[];
  firstDay: Date;
  now: Date;
}

async function writeDays(db: Db, itemId: number, { trades, firstDay, now }: DaysToWrite): Promise<ChangedServers> {
  const events = await findPriceEvents(db, itemId, { since: firstDay, now });
  const own = trades.filter(({ countedAt }) => countedAt >= firstDay.getTime());
  const tradesOf = new Map(byServer(own));
  const eventsOf = new Map(byServer(events));
  const servers = new Set([...tradesOf.keys(), ...eventsOf.keys()]);
  const rows = [...servers].flatMap((gameServer): StoredDay[] =>
    priceDays(eventsOf.get(gameServer) ?? [], tradesOf.get(gameServer) ?? []).map((day) => ({ ...day, gameServer })),
  );
  const toKey = ({ gameServer, day }: StoredDay) => `${gameServer} ${day}`;
  const before = new Map((await findDaysFrom(db, itemId, seoulDay(firstDay))).map((row) => [toKey(row), row]));
  const after = new Set(rows.map(toKey));
  const gone = [...before.values()].filter((row) => !after.has(toKey(row)));
  const changed = rows.filter((row) => !isDeepStrictEqual(row, before.get(toKey(row))));
  await deleteDays(
    db,
    itemId,
    gone.map(({ gameServer, day }) => ({ gameServer, day })),
  );
  await upsertDays(db, itemId, changed);
  return new Set([...gone, ...changed].map(({ gameServer }) => gameServer));
}

interface Changed {
  effects: Effects;
  itemId: number;
  rows: readonly StoredQuote[];
  changed: ChangedServers;
  excluded: string | undefined;
  isRecount: boolean;
}

function publishChanged({ effects, itemId, rows, changed, excluded, isRecount }: Changed): void {
  for (const gameServer of changed) {
    const usual = rows.find((row) => row.gameServer === gameServer && row.days === USUAL_DAYS);
    const quotes = shownQuotes(usual, excluded);
    effects.publish(quoteEvents.changed({ itemId, gameServer, quotes, ...(isRecount && { isRecount }) }));
  }
}

/**
 * Schedules a recount of all quotes and daily values after the method has changed. Safe to repeat: only one caller does
 * it.
 * @returns whether this call did it
 */
export function recountAfterNewMethod(db: Db, version: number = METHOD_VERSION): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await raiseMethodVersion(transaction, version))) return false;
    await deleteQuotesAndMarkItems(transaction);
    await notify(transaction, QUOTES_CHANNEL, {});
    return true;
  });
}
