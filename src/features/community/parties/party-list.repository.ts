import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { toWhere } from '#platform/database/filter-where.ts';
import type { TimeKey } from '#shared/time-cursor.ts';
import type { PartyCounts } from './party.contract.ts';
import { type PartyFilter, partyFilter } from './party.filter.ts';
import { LONGEST_MS, MAX_REGION } from './party.limits.ts';
import { partiesWithSeats, withSeats } from './party.repository.ts';
import type { PartyRow } from './party-row.ts';

/** Some job may take a free seat. */
const isOpen = sql<boolean>`party.free_jobs <> 0`;

/** Number of newest rows in which a usual page is found. */
const FIRST_WINDOW = 200;

export interface ListRange {
  after: TimeKey | undefined;
  limit: number;
  now: Date;
  /** Ids of the configured servers. */
  servers: readonly number[];
}

/**
 * Returns running parties, newest first. It searches the newest rows of an index first, and all rows only if these do
 * not fill the page (decision 13): otherwise the planner would sort all running parties.
 */
export async function findRunning(db: Db, filter: PartyFilter, range: ListRange): Promise<PartyRow[]> {
  if (range.servers.length === 0) return [];
  const rows = await findAmong(db, filter, range, FIRST_WINDOW);
  // Without any row, the size of the window is not known.
  const isWhole = rows[0] !== undefined && rows[0].looked_at < FIRST_WINDOW;
  return rows.length === range.limit || isWhole ? rows : findAmong(db, filter, range, undefined);
}

interface FoundRow extends PartyRow {
  /** Number of rows in the window. */
  looked_at: number;
}

function findAmong(db: Db, filter: PartyFilter, range: ListRange, window: number | undefined): Promise<FoundRow[]> {
  const { limit, now, servers } = range;
  const { dungeonId: _, ...others } = filter;
  return withSeats(
    db
      .with(
        (name) => name('party').materialized(),
        () => newestRows(db, filter, range).$if(window !== undefined, (query) => query.limit(Number(window))),
      )
      .selectFrom('party'),
  )
    .select((of) =>
      of
        .selectFrom('party')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .as('looked_at'),
    )
    .$narrowType<{ looked_at: number }>()
    .where(isRunning(now))
    .where('party.game_server', 'in', [...servers])
    .where(({ and }) => and(toConditions(others)))
    .orderBy('party.listed_at', 'desc')
    .orderBy('party.id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Selects the newest rows along one index. Every running party was listed within the maximum duration of a party, so
 * older rows are left out.
 */
function newestRows(db: Db, { dungeonId }: PartyFilter, { after, now }: ListRange) {
  return db
    .selectFrom('party')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('listed_at', '>', new Date(now.getTime() - LONGEST_MS))
    .$if(dungeonId !== undefined, (query) => query.where('dungeon_id', '=', Number(dungeonId)))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(listed_at, id) < (${after?.at}, ${after?.id})`))
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc');
}

export async function countRunning(
  db: Db,
  { gameServer, servers, now }: { gameServer: number | undefined; servers: readonly number[]; now: Date },
): Promise<PartyCounts> {
  const shown = gameServer === undefined ? servers : servers.filter((id) => id === gameServer);
  const regions: Record<string, number> = Object.fromEntries(
    Array.from({ length: MAX_REGION + 1 }, (_, region) => [String(region), 0]),
  );
  if (shown.length === 0) return { all: 0, open: 0, regions };
  // Reads only columns of the index `party_running`.
  const rows = await db
    .selectFrom('party')
    .select(({ fn }) => [
      'party.region',
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where ${isOpen})`.as('open'),
    ])
    .where('party.closed_at', 'is', null)
    .where('party.expired_at', '>', now)
    .where('party.game_server', 'in', [...shown])
    // Joining the leader of every row would double the cost. Parties of deleted leaders are closed, so only suspensions
    // matter here.
    .where('party.leader_id', 'not in', (of) => of.selectFrom('profile').select('id').where('banned_at', '>', now))
    .groupBy('party.region')
    .execute();
  for (const { region, all } of rows) regions[String(region)] = all;
  return {
    all: rows.reduce((sum, { all }) => sum + all, 0),
    open: rows.reduce((sum, { open }) => sum + open, 0),
    regions,
  };
}

function isRunning(now: Date): RawBuilder<boolean> {
  const oldest = new Date(now.getTime() - LONGEST_MS);
  return sql<boolean>`party.closed_at is null and party.listed_at > ${oldest} and party.expired_at > ${now}
    and leader.deleted_at is null and (leader.banned_at is null or leader.banned_at <= ${now})`;
}

function toConditions({ job, level, grade, open, ...columns }: PartyFilter): RawBuilder<boolean>[] {
  return [
    ...toWhere(partyFilter, columns),
    ...(job === undefined ? [] : [sql<boolean>`party.free_jobs & ${1 << job} <> 0`]),
    ...(level === undefined
      ? []
      : [sql<boolean>`coalesce(party.level_min, 1) <= ${level} and coalesce(party.level_max, 99) >= ${level}`]),
    ...(grade === undefined ? [] : [sql<boolean>`coalesce(party.grade_min, 0) <= ${grade}`]),
    ...(open === undefined ? [] : [open ? isOpen : sql<boolean>`not (${isOpen})`]),
  ];
}

/** Returns the titles of the newest parties, for the trial of a word rule. */
export function findNewestTitles(db: Db, limit: number): Promise<{ at: Date; text: string }[]> {
  return db
    .selectFrom('party')
    .select(['created_at as at', 'title as text'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface OperatorSearch {
  id?: number | undefined;
  /** The leader. */
  profileId?: number | undefined;
  gameServer?: number | undefined;
  state?: 'running' | 'ended' | undefined;
  beforeId: number | undefined;
  limit: number;
  now: Date;
}

/** Returns parties in any state, the last made first. */
export function findForOperators(db: Db, search: OperatorSearch): Promise<PartyRow[]> {
  const { id, profileId, gameServer, state, beforeId, limit, now } = search;
  return partiesWithSeats(db)
    .$if(id !== undefined, (query) => query.where('party.id', '=', Number(id)))
    .$if(profileId !== undefined, (query) => query.where('party.leader_id', '=', Number(profileId)))
    .$if(gameServer !== undefined, (query) => query.where('party.game_server', '=', Number(gameServer)))
    .$if(state === 'running', (query) => query.where('party.closed_at', 'is', null).where('party.expired_at', '>', now))
    .$if(state === 'ended', (query) =>
      query.where(({ or, eb }) => or([eb('party.closed_at', 'is not', null), eb('party.expired_at', '<=', now)])),
    )
    .$if(beforeId !== undefined, (query) => query.where('party.id', '<', Number(beforeId)))
    .orderBy('party.id', 'desc')
    .limit(limit)
    .execute();
}
