import { type RawBuilder, sql } from 'kysely';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { toWhere } from '#platform/database/filter-where.ts';
import { toChoseong } from '#shared/korean/hangul.ts';
import { type GuildFilter, guildFilter } from './guild.filter.ts';
import type { GuildSort } from './guild.labels.ts';
import type { GuildKey } from './guild-cursor.rules.ts';

// Lists are read along the index of their order, in windows (decision 13), so that the cost of a rare filter does not
// depend on the number of guilds.

type Sql = RawBuilder<unknown>;

/** Size of the first window, wide enough for most filters. */
const NARROW = 500;
const MAX_SCANNED = 3000;
/**
 * A prefix with fewer matches is looked up by name; for another, the newest guilds with its first letter are searched.
 */
const FEW = 300;
const LAST_CHARACTER = '\u{10ffff}';

export interface GuildRange {
  after: GuildKey | undefined;
  limit: number;
  sort: GuildSort;
  /** Ids of the configured servers. */
  servers: readonly number[];
}

export interface FoundGuilds {
  ids: number[];
  next: GuildKey | undefined;
}

export interface ListedKey {
  id: number;
  created_at: Date;
  member_count: number;
}

/** Returns ids of a page of guilds. A page may be short and still have a next one. */
export async function findListed(db: Db, filter: GuildFilter, range: GuildRange): Promise<FoundGuilds> {
  const { q, gameServer, ...others } = filter;
  const servers = range.servers.filter((id) => gameServer === undefined || gameServer === id);
  if (servers.length === 0) return { ids: [], next: undefined };
  const beginning = q === undefined ? undefined : nameKey(q);
  const conditions = [...toConditions(others), ...(beginning === undefined ? [] : [beginsWith(beginning)])];
  const walk: Walk = { db, range, servers, conditions, listed: listedOn(servers, beginning) };
  if (beginning !== undefined) {
    const named = await findNamed(db, beginning, servers);
    if (named.length < FEW) {
      const ofNames = sql`select * from guild where id = any(${named}::int[]) and ${and(behind(range))}`;
      return toPage(await findKeys(walk, ofNames), range);
    }
  }
  for (const width of [NARROW, MAX_SCANNED]) {
    const keys = await findKeys(walk, newest(walk, width));
    if (keys.length > range.limit) return toPage(keys, range);
    const end = await findEnd(walk, width);
    if (end === undefined || width === MAX_SCANNED) {
      return { ids: keys.map(({ id }) => id), next: end && toKey(end, range) };
    }
  }
  return { ids: [], next: undefined };
}

interface Walk {
  db: Db;
  range: GuildRange;
  servers: readonly number[];
  conditions: readonly Sql[];
  /** Conditions of the windows, which an index of the order covers. */
  listed: readonly Sql[];
}

function toPage(keys: readonly ListedKey[], range: GuildRange): FoundGuilds {
  const page = keys.slice(0, range.limit);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), next: keys.length > range.limit && last ? toKey(last, range) : undefined };
}

function toKey({ id, created_at, member_count }: ListedKey, { sort }: GuildRange): GuildKey {
  return sort === 'new' ? { at: created_at, id } : { memberCount: member_count, id };
}

/** Reads one more row than the page, which tells whether another page follows. */
async function findKeys({ db, range, conditions }: Walk, guilds: Sql): Promise<ListedKey[]> {
  const { rows } = await sql<ListedKey>`select id, created_at, member_count from (${guilds}) as guild
    where ${and([sql`deleted_at is null and hidden_at is null`, ...conditions])}
    ${toOrder(range)} limit ${range.limit + 1}`.execute(db);
  return rows;
}

function newest({ range, listed }: Walk, most: number): Sql {
  return sql`select * from guild where ${and([...listed, ...behind(range)])} ${toOrder(range)} limit ${most}`;
}

async function findEnd({ db, range, listed }: Walk, width: number): Promise<ListedKey | undefined> {
  const { rows } = await sql<ListedKey>`select id, created_at, member_count from guild
    where ${and([...listed, ...behind(range)])} ${toOrder(range)} offset ${width - 1} limit 1`.execute(db);
  return rows[0];
}

export async function countListed(db: Db, servers: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('guild')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('game_server', 'in', [...servers])
    .executeTakeFirstOrThrow();
  return count;
}

function listedOn(servers: readonly number[], beginning?: string): Sql[] {
  const [only] = servers;
  const isThere =
    servers.length === 1 ? sql`game_server = ${only}` : sql`game_server = any(${[...servers]}::smallint[])`;
  const first = beginning && [...toChoseong(beginning)][0];
  // If a name starts with a prefix, its initial consonants start with that of the prefix's first letter.
  const hasFirst = first ? [sql`left(name_initials, 1) = ${first}`] : [];
  return [sql`deleted_at is null and hidden_at is null`, isThere, ...hasFirst];
}

function toOrder({ sort }: GuildRange): Sql {
  return sort === 'new' ? sql`order by created_at desc, id desc` : sql`order by member_count desc, id desc`;
}

function behind({ after, sort }: GuildRange): Sql[] {
  if (!after) return [sql`true`];
  if ('at' in after) return [sort === 'new' ? sql`(created_at, id) < (${after.at}, ${after.id})` : sql`false`];
  return [sort === 'members' ? sql`(member_count, id) < (${after.memberCount}, ${after.id})` : sql`false`];
}

/** Returns guilds whose name or initial consonants start with the prefix, at most `FEW` of each. */
async function findNamed(db: Db, beginning: string, servers: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from guild where ${and([...listedOn(servers), between(sql`name_key`, beginning)])} limit ${FEW})
    union
    (select id from guild where ${and([...listedOn(servers), between(sql`name_initials`, beginning)])} limit ${FEW})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function beginsWith(beginning: string): Sql {
  return sql`(${between(sql`name_key`, beginning)} or ${between(sql`name_initials`, beginning)})`;
}

function between(column: Sql, beginning: string): Sql {
  return sql`(${column} >= ${beginning} and ${column} < ${beginning + LAST_CHARACTER})`;
}

function toConditions({ job, level, ...columns }: Omit<GuildFilter, 'q' | 'gameServer'>): Sql[] {
  return [
    ...toWhere(guildFilter, columns),
    ...(job === undefined ? [] : [sql`(cardinality(jobs) = 0 or ${job} = any(jobs))`]),
    ...(level === undefined ? [] : [sql`min_level <= ${level}`]),
  ];
}

function and(conditions: readonly Sql[]): Sql {
  return sql.join(conditions, sql` and `);
}

/** Returns names and descriptions of the newest guilds, for the trial of a word rule. */
export function findNewestDescriptions(db: Db, limit: number): Promise<{ at: Date; text: string }[]> {
  return db
    .selectFrom('guild')
    .select(['created_at as at', sql<string>`concat_ws(e'\n', name, nullif(description, ''))`.as('text')])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
