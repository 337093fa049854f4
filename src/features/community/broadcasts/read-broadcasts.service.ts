import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Operator } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { itemsNamed } from '#features/trade/trades/trade-card.labels.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { readTimeCursor, timeCursor } from '#shared/time-cursor.ts';
import type { Broadcast, BroadcastHeat, OperatorBroadcast } from './broadcast.contract.ts';
import type { BroadcastFilter } from './broadcast.filter.ts';
import { HEAT_CHANNELS, HEAT_HOURS } from './broadcast.limits.ts';
import { findHours, startOfHour } from './broadcast-hour.repository.ts';
import { type BroadcastSearch, findForOperators, findNewestMessages, findShown } from './broadcast-list.repository.ts';
import { type ItemNames, toBroadcast, toOperatorBroadcast } from './broadcast-row.ts';
import { cleanShout, comparableText } from './broadcast-text.rules.ts';
import {
  countHits,
  type FoundHits,
  findShownByIds,
  type HitFilter,
  type ShownRow,
} from './shown-broadcasts.repository.ts';

export interface BroadcastSite {
  catalog: Catalog;
  gameServers: readonly { id: number }[];
}

export interface ReadDeps {
  db: Db;
  clock: Clock;
  site: BroadcastSite;
}

export interface ListPage {
  limit: number;
  cursor?: string | undefined;
}

export interface BroadcastPage<Row = Broadcast> {
  rows: Row[];
  /** Undefined on the last page. */
  next: string | undefined;
}

export async function listBroadcasts(
  { db, site }: Pick<ReadDeps, 'db' | 'site'>,
  filter: BroadcastFilter,
  { limit, cursor }: ListPage,
): Promise<BroadcastPage> {
  const search = toSearch(filter, site.catalog);
  const servers = site.gameServers.map(({ id }) => id);
  if (search === undefined || servers.length === 0) return { rows: [], next: undefined };
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const { rows, next } = await findShown(db, search, { after, limit, servers });
  return { rows: rows.map((row) => toBroadcast(row, site.catalog, search.isGrouped)), next: next && timeCursor(next) };
}

/**
 * Returns undefined if no shout can match.
 * @param filter channel 0: all
 */
function toSearch(
  { q, channel, fold = true, ...filter }: BroadcastFilter,
  catalog: Catalog,
): BroadcastSearch | undefined {
  const search = { ...filter, isGrouped: fold, channel: channel === 0 ? undefined : channel };
  if (q === undefined) return search;
  const text = cleanShout(q);
  const comparable = comparableText(text);
  return comparable === '' ? undefined : { ...search, words: { comparable, itemIds: itemsNamed(catalog, text) } };
}

/** Returns counts of shown shouts of the last day, for the channels with most of them. */
export async function readHeat(
  { db, clock, site }: ReadDeps,
  { gameServer }: { gameServer?: number | undefined },
): Promise<BroadcastHeat> {
  const servers = site.gameServers.map(({ id }) => id).filter((id) => gameServer === undefined || id === gameServer);
  const first = startOfHour(clock.now()).getTime() - (HEAT_HOURS - 1) * HOUR_MS;
  const found = await findHours(db, { since: new Date(first), servers });
  const channels = [...Map.groupBy(found, ({ channel }) => channel)].map(([channel, hours]) => {
    const counts = Array.from({ length: HEAT_HOURS }, () => 0);
    for (const { hour, count } of hours) {
      const at = (hour.getTime() - first) / HOUR_MS;
      if (at < HEAT_HOURS) counts[at] = Number(count);
    }
    return { channel, counts, all: counts.reduce((sum, count) => sum + count, 0) };
  });
  const most = channels.toSorted((one, other) => other.all - one.all || one.channel - other.channel);
  return {
    hours: HEAT_HOURS,
    channels: most.slice(0, HEAT_CHANNELS).map(({ channel, counts }) => ({ channel, counts })),
  };
}

export interface OperatorFilter {
  gameServer?: number | undefined;
  name?: string | undefined;
  hidden?: boolean | undefined;
}

export async function listAllBroadcasts(
  { db }: Ctx<Operator>,
  items: ItemNames,
  { gameServer, name, hidden }: OperatorFilter,
  { limit, cursor }: ListPage,
): Promise<BroadcastPage<OperatorBroadcast>> {
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const key = name === undefined ? undefined : nameKey(cleanShout(name));
  const { rows, next } = await findForOperators(db, { gameServer, nameKey: key, isHidden: hidden }, { after, limit });
  return { rows: rows.map((row) => toOperatorBroadcast(row, items)), next: next && timeCursor(next) };
}

/** Null: none is stored. */
export async function findNewestShoutAt(db: Db): Promise<Date | null> {
  const [newest] = await findNewestMessages(db, 1);
  return newest?.at ?? null;
}

export type ShownShout = ShownRow;

/** Returns those of the given shouts that are still shown, oldest first. */
export function listShownShouts(db: Db, ids: readonly number[]): Promise<ShownShout[]> {
  return findShownByIds(db, ids);
}

/** Counts the newest shown shouts that contain a text. */
export function countShouts(db: Db, filter: HitFilter, most: number): Promise<FoundHits> {
  return countHits(db, filter, most);
}
