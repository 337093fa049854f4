import { sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { PlayerColumns } from '../parties/party-row.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import type { Rank } from './guild.labels.ts';
import { asRank } from './guild.rules.ts';
import type { MemberRow } from './guild-row.ts';

/**
 * Locks a player, so that their joining and leaving run one after the other. The lock is taken before any guild is
 * locked.
 */
export async function lockPlayer(db: Db, profileId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guild player ${profileId}`}, 0))`.execute(db);
}

const COLUMNS = [
  'guild_member.id',
  'guild_member.guild_id',
  'guild_member.profile_id',
  'guild_member.game_server',
  'guild_member.rank',
  'guild_member.is_shown',
  'guild_member.joined_at',
] as const;

function present(db: Db) {
  return db.selectFrom('guild_member').select(COLUMNS).where('guild_member.left_at', 'is', null);
}

export interface OnePair {
  guildId: number;
  profileId: number;
}

export function findMember(db: Db, { guildId, profileId }: OnePair): Promise<MemberRow | undefined> {
  return present(db).where('guild_id', '=', guildId).where('profile_id', '=', profileId).executeTakeFirst();
}

/** Returns all memberships of a player, by server. */
export function findMemberships(db: Db, profileId: number): Promise<MemberRow[]> {
  return present(db).where('profile_id', '=', profileId).orderBy('game_server').execute();
}

export function findMembershipOn(
  db: Db,
  { profileId, gameServer }: { profileId: number; gameServer: number },
): Promise<MemberRow | undefined> {
  return present(db).where('profile_id', '=', profileId).where('game_server', '=', gameServer).executeTakeFirst();
}

export interface MemberWithPlayer extends MemberRow {
  player: PlayerColumns;
  deleted_at: Date | null;
  banned_at: Date | null;
}

/** Returns members by rank, then by time of joining, the earliest first. @param ranks all by default */
export function findMembers(db: Db, guildId: number, ranks?: readonly Rank[]): Promise<MemberWithPlayer[]> {
  return present(db)
    .innerJoin('profile', 'profile.id', 'guild_member.profile_id')
    .select((of) => ['profile.deleted_at', 'profile.banned_at', selectPlayer(of).as('player')])
    .where('guild_member.guild_id', '=', guildId)
    .$if(ranks !== undefined, (query) => query.where('guild_member.rank', 'in', [...(ranks ?? [])]))
    .orderBy('guild_member.rank')
    .orderBy('guild_member.joined_at')
    .orderBy('guild_member.id')
    .execute();
}

/** @param ranks all by default */
export async function findAccounts(db: Db, guildId: number, ranks?: readonly Rank[]): Promise<string[]> {
  const rows = await db
    .selectFrom('guild_member')
    .innerJoin('profile', 'profile.id', 'guild_member.profile_id')
    .select('profile.user_id')
    .where('guild_member.guild_id', '=', guildId)
    .where('guild_member.left_at', 'is', null)
    .$if(ranks !== undefined, (query) => query.where('guild_member.rank', 'in', [...(ranks ?? [])]))
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

export async function countRanks(db: Db, guildId: number): Promise<Map<Rank, number>> {
  const rows = await db
    .selectFrom('guild_member')
    .select(({ fn }) => ['rank', fn.countAll<number>().as('count')])
    .where('guild_id', '=', guildId)
    .where('left_at', 'is', null)
    .groupBy('rank')
    .execute();
  return new Map(rows.map(({ rank, count }) => [asRank(rank), count]));
}

/** @returns the id of the membership */
export async function insertMember(
  db: Db,
  { guildId, profileId, gameServer, rank, at }: OnePair & { gameServer: number; rank: Rank; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('guild_member')
    .values({ guild_id: guildId, profile_id: profileId, game_server: gameServer, rank, joined_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMember(db: Db, id: number, values: Updateable<Database['guild_member']>): Promise<void> {
  await db.updateTable('guild_member').set(values).where('id', '=', id).execute();
}

/** Returns whether an officer has removed the player from the guild since the given time. */
export async function wasKicked(db: Db, { guildId, profileId }: OnePair, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('guild_member')
    .select('id')
    .where('guild_id', '=', guildId)
    .where('profile_id', '=', profileId)
    .where('left_by', '=', 'officer')
    .where('left_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PlayerAccount {
  id: number;
  user_id: string | null;
  job: number;
  level: number;
}

export function findPlayer(db: Db, profileId: number): Promise<PlayerAccount | undefined> {
  return db
    .selectFrom('profile')
    .select(['id', 'user_id', 'job', 'level'])
    .where('id', '=', profileId)
    .executeTakeFirst();
}

export async function findJoinedAt(
  db: Db,
  { guildId, userId }: { guildId: number; userId: string },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('guild_member')
    .innerJoin('profile', 'profile.id', 'guild_member.profile_id')
    .select('guild_member.joined_at')
    .where('guild_member.guild_id', '=', guildId)
    .where('guild_member.left_at', 'is', null)
    .where('profile.user_id', '=', userId)
    .executeTakeFirst();
  return row?.joined_at;
}

export interface ShownMembership {
  id: number;
  name: string;
  gameServer: number;
  rank: number;
  isShown: boolean;
}

/** Returns memberships of public guilds. */
export async function findListedMemberships(db: Db, profileId: number): Promise<ShownMembership[]> {
  return db
    .selectFrom('guild_member')
    .innerJoin('guild', 'guild.id', 'guild_member.guild_id')
    .select(['guild.id', 'guild.name', 'guild.game_server as gameServer', 'guild_member.rank'])
    .select('guild_member.is_shown as isShown')
    .where('guild_member.profile_id', '=', profileId)
    .where('guild_member.left_at', 'is', null)
    .where('guild.deleted_at', 'is', null)
    .where('guild.hidden_at', 'is', null)
    .orderBy('guild.game_server')
    .execute();
}
