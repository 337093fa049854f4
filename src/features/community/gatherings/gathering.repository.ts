import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { TimeKey } from '#shared/time-cursor.ts';
import type { PlayerColumns } from '../parties/party-row.ts';
import { selectPlayer } from '../player-columns.repository.ts';

export interface GatheringRow extends Selectable<Database['gathering']> {
  creator: PlayerColumns;
}

export type AnswerRow = Selectable<Database['gathering_answer']>;

function gatherings(db: Db) {
  return db
    .selectFrom('gathering')
    .innerJoin('profile', 'profile.id', 'gathering.creator_id')
    .selectAll('gathering')
    .select((of) => selectPlayer(of).as('creator'));
}

export interface OneGathering {
  guildId: number;
  gatheringId: number;
}

export function findGathering(db: Db, { guildId, gatheringId }: OneGathering): Promise<GatheringRow | undefined> {
  return gatherings(db)
    .where('gathering.id', '=', gatheringId)
    .where('gathering.guild_id', '=', guildId)
    .executeTakeFirst();
}

/** Returns the id of the gathering's guild; undefined: there is no such gathering. */
export async function findGuildId(db: Db, gatheringId: number): Promise<number | undefined> {
  const row = await db.selectFrom('gathering').select('guild_id').where('id', '=', gatheringId).executeTakeFirst();
  return row?.guild_id;
}

export interface Listed {
  from: Date;
  /** Exclusive end of the start times. */
  to: Date;
  limit: number;
  after: TimeKey | undefined;
}

/** Returns gatherings, earliest first. */
export function findListed(db: Db, guildId: number, { from, to, limit, after }: Listed): Promise<GatheringRow[]> {
  return gatherings(db)
    .where('gathering.guild_id', '=', guildId)
    .where('gathering.begins_at', '>=', from)
    .where('gathering.begins_at', '<', to)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('gathering.begins_at', 'gathering.id'), '>', tuple(after?.at ?? from, after?.id ?? 0)),
      ),
    )
    .orderBy('gathering.begins_at')
    .orderBy('gathering.id')
    .limit(limit)
    .execute();
}

/** Counts gatherings created by players, without those that continue a series. */
export async function countMadeSince(db: Db, guildId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('gathering')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guild_id', '=', guildId)
    .where('created_at', '>=', since)
    .where('previous_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertGathering(db: Db, values: Insertable<Database['gathering']>): Promise<number> {
  const { id } = await db.insertInto('gathering').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateGathering(db: Db, id: number, values: Updateable<Database['gathering']>): Promise<void> {
  await db.updateTable('gathering').set(values).where('id', '=', id).execute();
}

export async function deleteGatherings(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('gathering').where('guild_id', '=', guildId).execute();
}

/** Returns players who come in the order of their places, then the unsure, then those who do not come. */
export function findAnswers(db: Db, gatheringIds: readonly number[]): Promise<AnswerRow[]> {
  if (gatheringIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('gathering_answer')
    .selectAll()
    .where('gathering_id', 'in', [...gatheringIds])
    .orderBy('gathering_id')
    .orderBy('place', (order) => order.asc().nullsLast())
    .orderBy('answer', 'desc')
    .orderBy('answered_at')
    .orderBy('profile_id')
    .execute();
}

/** Returns players by profile id. */
export async function findPlayers(db: Db, profileIds: readonly number[]): Promise<Map<number, PlayerColumns>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('profile')
    .select((of) => ['profile.id', selectPlayer(of).as('player')])
    .where('profile.id', 'in', [...profileIds])
    .execute();
  return new Map(rows.map(({ id, player }) => [id, player]));
}

/** Stores an answer, replacing the player's earlier one. */
export async function storeAnswer(db: Db, values: Insertable<Database['gathering_answer']>): Promise<void> {
  const { answered_at, answer, job, place } = values;
  await db
    .insertInto('gathering_answer')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['gathering_id', 'profile_id']).doUpdateSet({ answered_at, answer, job, place: place ?? null }),
    )
    .execute();
}

interface OnePair {
  guildId: number;
  profileId: number;
}

/** Returns gatherings that are not cancelled and begin after `begunSince`. */
export function findOpenAnsweredBy(db: Db, { guildId, profileId }: OnePair, begunSince: Date): Promise<GatheringRow[]> {
  return gatherings(db)
    .innerJoin('gathering_answer', 'gathering_answer.gathering_id', 'gathering.id')
    .where('gathering_answer.profile_id', '=', profileId)
    .where('gathering.guild_id', '=', guildId)
    .where('gathering.cancelled_at', 'is', null)
    .where('gathering.begins_at', '>', begunSince)
    .orderBy('gathering.id')
    .execute();
}

export async function deleteMemberAnswers(db: Db, { guildId, profileId }: OnePair): Promise<void> {
  await db
    .deleteFrom('gathering_answer')
    .where('profile_id', '=', profileId)
    .where('gathering_id', 'in', (of) => of.selectFrom('gathering').select('id').where('guild_id', '=', guildId))
    .execute();
}
