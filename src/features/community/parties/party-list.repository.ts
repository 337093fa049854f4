import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { whereOf } from '#platform/database/filter-where.ts';
import type { TimeKey } from '#shared/time-cursor.ts';
import type { PartyCounts } from './party.contract.ts';
import { type PartyFilter, partyFilter } from './party.filter.ts';
import { LONGEST_MS, MAX_REGION } from './party.limits.ts';
import { partiesWithSeats } from './party.repository.ts';
import type { PartyRow } from './party-row.ts';

export interface ListRange {
  after: TimeKey | undefined;
  limit: number;
  now: Date;
  /** The configured servers. */
  servers: readonly number[];
}

/** Running ones, newest first. A running party was listed within the longest time that one lasts: the index ends there. */
export async function findRunning(db: Db, filter: PartyFilter, range: ListRange): Promise<PartyRow[]> {
  const { after, limit, now, servers } = range;
  if (servers.length === 0) return [];
  return partiesWithSeats(db)
    .where(isRunning(now))
    .where('party.game_server', 'in', [...servers])
    .where(({ and }) => and(conditionsOf(filter)))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(party.listed_at, party.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('party.listed_at', 'desc')
    .orderBy('party.id', 'desc')
    .limit(limit)
    .execute();
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
  const rows = await db
    .selectFrom('party')
    .innerJoin('profile as leader', 'leader.id', 'party.leader_id')
    .select(({ fn }) => [
      'party.region',
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where party.member_count < cardinality(party.roles))`.as('open'),
    ])
    .where(isRunning(now))
    .where('party.game_server', 'in', [...shown])
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

function conditionsOf({ job, level, grade, open, ...columns }: PartyFilter): RawBuilder<boolean>[] {
  const isOpen = sql<boolean>`party.member_count < cardinality(party.roles)`;
  return [
    ...whereOf(partyFilter, columns),
    ...(job === undefined ? [] : [sql<boolean>`party.free_jobs & ${1 << job} <> 0`]),
    ...(level === undefined
      ? []
      : [sql<boolean>`coalesce(party.level_min, 1) <= ${level} and coalesce(party.level_max, 99) >= ${level}`]),
    ...(grade === undefined ? [] : [sql<boolean>`coalesce(party.grade_min, 0) <= ${grade}`]),
    ...(open === undefined ? [] : [open ? isOpen : sql<boolean>`not (${isOpen})`]),
  ];
}
