import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { PlayerHead, PlayerState } from './player.contract.ts';
import { NEW_PLAYER_MS, type PlayerSearch } from './player-search.rules.ts';

export interface PlayerPlace {
  /** Key of the name by which the player was found; undefined: by number, or no search. */
  key?: string | undefined;
  profileId: number;
}

export interface PlayersPage {
  state?: PlayerState | undefined;
  after?: PlayerPlace | undefined;
  limit: number;
  now: Date;
}

/** Returns the newest players first. */
export async function findNewest(db: Db, { state, after, limit, now }: PlayersPage): Promise<number[]> {
  const rows = await db
    .selectFrom('profile')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(isIn(state, now))
    .$if(after !== undefined, (query) => query.where('id', '<', after?.profileId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface NamedPlace {
  id: number;
  /** Empty: found by number. */
  key: string;
}

/** Returns those found by number first, then by the key of the name. */
export async function findSearched(
  db: Db,
  { beginning, profileId, userId, discordNumber }: PlayerSearch,
  { state, after, limit, now }: PlayersPage,
): Promise<NamedPlace[]> {
  const [key, afterId] = [after?.key ?? '', after?.profileId ?? 0];
  const filter = isIn(state, now);
  const byNumber = sql`select id, '' collate "C" as key from profile
    where (id = ${profileId ?? null} or user_id = ${userId ?? null}::uuid or user_id = (
        select user_id from sign_in.identity where provider = 'discord' and provider_id = ${discordNumber ?? null}))
      and deleted_at is null and ${filter} and ('', id) > (${key}, ${afterId}::integer)`;
  const places = [byNumber];
  if (beginning !== undefined) {
    const end = `${beginning}\u{10ffff}`;
    // Not `(name, id) > (key, id)`: an index would be read from that place on, from its first row on where nothing came before.
    const range = (name: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
      sql`${name} >= ${beginning} and ${name} < ${end} and ${name} >= ${key} and (${name} > ${key} or ${id} > ${afterId}::integer)`;
    const present = sql`name_key collate "C"`;
    const former = sql`lower(former_name.name) collate "C"`;
    places.push(
      sql`(select id, ${present} as key from profile
        where deleted_at is null and ${range(present, sql`id`)} and ${filter}
        order by ${present}, id limit ${limit})`,
      sql`(select profile.id, ${former} as key from former_name join profile on profile.id = former_name.profile_id
        where former_name.profile_id is not null and ${range(former, sql`former_name.profile_id`)}
          and profile.deleted_at is null and ${filter}
          and not (${present} >= ${beginning} and ${present} < ${end})
          and not exists (select from former_name as earlier where earlier.profile_id = profile.id
            and lower(earlier.name) collate "C" >= ${beginning} and lower(earlier.name) collate "C" < ${end}
            and (lower(earlier.name) collate "C", earlier.id) < (${former}, former_name.id))
        order by ${former}, former_name.profile_id limit ${limit})`,
    );
  }
  const { rows } = await sql<NamedPlace>`select id, key from (${sql.join(places, sql` union all `)}) as found
    order by key, id limit ${limit}`.execute(db);
  return rows;
}

/** Returns living players only. */
export async function findHeads(
  db: Db,
  profileIds: readonly number[],
  now: Date,
): Promise<Omit<PlayerHead, 'formerNames'>[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'user_id', 'name', 'created_at', 'renamed_at', 'banned_at'])
    .select(({ selectFrom, fn }) => [
      selectFrom('sanction')
        .whereRef('sanction.profile_id', '=', 'profile.id')
        .where('kind', '=', sql.lit('warning'))
        .where('ended_at', 'is', null)
        .where('until', '>', now)
        .select(fn.countAll<number>().as('count'))
        .as('warnings'),
      selectFrom('report')
        .whereRef('report.reported_id', '=', 'profile.id')
        .where('status', '=', sql.lit(1))
        .select(fn.countAll<number>().as('count'))
        .as('open_reports'),
    ])
    .where('id', 'in', [...profileIds])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    profileId: row.id,
    userId: row.user_id ?? '',
    name: row.name ?? '',
    createdAt: row.created_at.toISOString(),
    renamedAt: row.renamed_at?.toISOString() ?? null,
    bannedAt: row.banned_at?.toISOString() ?? null,
    warnings: row.warnings ?? 0,
    openReports: row.open_reports ?? 0,
  }));
}

function isIn(state: PlayerState | undefined, now: Date): RawBuilder<boolean> {
  const sanctioned = (kind: 'suspension' | 'warning') =>
    sql<boolean>`profile.id in (select profile_id from sanction
      where kind = ${sql.lit(kind)} and ended_at is null and until > ${now})`;
  switch (state) {
    case undefined:
      return sql<boolean>`true`;
    case 'suspended':
      return sanctioned('suspension');
    case 'warned':
      return sanctioned('warning');
    case 'reported':
      return sql<boolean>`profile.id in (select reported_id from report where status = 1 and reported_id is not null)`;
    case 'new':
      return sql<boolean>`profile.created_at > ${new Date(now.getTime() - NEW_PLAYER_MS)}`;
  }
}
