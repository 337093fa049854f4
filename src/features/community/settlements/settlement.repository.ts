import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { selectPlayer } from '../player-columns.repository.ts';
import type { SettlementRow, ShareRow, StoredSettlement } from './settlement-row.ts';

export async function lockSettlement(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('settlement').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Locks trades in the order of ids, so that two settlements of the same trades run one after the other. */
export async function lockTrades(db: Db, tradeIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(tradeIds)].toSorted((one, other) => one - other)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settled trade ${id}`}, 0))`.execute(db);
  }
}

/** @returns the trades that are in another settlement */
export async function findTaken(db: Db, tradeIds: readonly number[], exceptId: number | null): Promise<number[]> {
  if (tradeIds.length === 0) return [];
  const rows = await db
    .selectFrom('settlement_entry')
    .select('trade_id')
    .where('trade_id', 'in', [...tradeIds])
    .$if(exceptId !== null, (query) => query.where('settlement_id', '<>', Number(exceptId)))
    .execute();
  return rows.flatMap(({ trade_id }) => trade_id ?? []);
}

function settlements(db: Db) {
  return db
    .selectFrom('settlement')
    .innerJoin('profile', 'profile.id', 'settlement.creator_id')
    .leftJoin('party', 'party.id', 'settlement.party_id')
    .leftJoin('guild', 'guild.id', 'settlement.guild_id')
    .selectAll('settlement')
    .select(({ fn }) => fn.coalesce('party.game_server', 'guild.game_server', sql<number>`0`).as('game_server'))
    .select((of) => selectPlayer(of).as('creator'));
}

export async function findSettlement(db: Db, id: number): Promise<StoredSettlement | undefined> {
  const row = await settlements(db).where('settlement.id', '=', id).executeTakeFirst();
  return row && (await withParts(db, [row]))[0];
}

/** Returns settlements in which a player has a share, newest first. */
export async function findOfPlayer(db: Db, profileId: number, limit?: number): Promise<StoredSettlement[]> {
  const rows = await settlements(db)
    .where('settlement.id', 'in', (of) =>
      of.selectFrom('settlement_share').select('settlement_id').where('profile_id', '=', profileId),
    )
    .orderBy('settlement.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(Number(limit)))
    .execute();
  return withParts(db, rows);
}

/** Returns the settlements of a party, newest first. */
export async function findOfParty(db: Db, partyId: number, limit: number): Promise<StoredSettlement[]> {
  const rows = await settlements(db)
    .where('settlement.party_id', '=', partyId)
    .orderBy('settlement.id', 'desc')
    .limit(limit)
    .execute();
  return withParts(db, rows);
}

/**
 * Returns the settlements of a guild, newest first.
 * @param profileId limits them to those that the player created or has a share in; undefined: all
 */
export async function findOfGuild(
  db: Db,
  guildId: number,
  { limit, profileId }: { limit: number; profileId: number | undefined },
): Promise<StoredSettlement[]> {
  const rows = await settlements(db)
    .where('settlement.guild_id', '=', guildId)
    .$if(profileId !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('settlement.creator_id', '=', profileId ?? 0),
          eb('settlement.id', 'in', (of) =>
            of
              .selectFrom('settlement_share')
              .select('settlement_id')
              .where('profile_id', '=', profileId ?? 0),
          ),
        ]),
      ),
    )
    .orderBy('settlement.id', 'desc')
    .limit(limit)
    .execute();
  return withParts(db, rows);
}

export async function findSettlements(db: Db, ids: readonly number[]): Promise<StoredSettlement[]> {
  if (ids.length === 0) return [];
  const rows = await settlements(db)
    .where('settlement.id', 'in', [...ids])
    .execute();
  return withParts(db, rows);
}

/** Returns null for a party's settlement; undefined: there is no such settlement. */
export async function findGuildId(db: Db, id: number): Promise<number | null | undefined> {
  const row = await db.selectFrom('settlement').select('guild_id').where('id', '=', id).executeTakeFirst();
  return row?.guild_id;
}

/**
 * Deletes settlements of erased guilds in which nobody with an account takes part.
 * @param except an account that is being deleted
 */
export async function deleteWithoutPlayers(
  db: Db,
  { guildId, except = 0 }: { guildId?: number; except?: number },
): Promise<void> {
  await db
    .deleteFrom('settlement')
    .where('guild_id', 'in', (of) => of.selectFrom('guild').select('id').where('erased_at', 'is not', null))
    .$if(guildId !== undefined, (query) => query.where('guild_id', '=', Number(guildId)))
    .$if(except !== 0, (query) =>
      query.where('id', 'in', (of) =>
        of.selectFrom('settlement_share').select('settlement_id').where('profile_id', '=', except),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlement_share')
            .innerJoin('profile', 'profile.id', 'settlement_share.profile_id')
            .select('settlement_share.id')
            .whereRef('settlement_share.settlement_id', '=', 'settlement.id')
            .where('profile.deleted_at', 'is', null)
            .where('profile.id', '<>', except),
        ),
      ),
    )
    .execute();
}

/** Returns the settlements that a player created, newest first. */
export async function findMadeBy(db: Db, profileId: number): Promise<StoredSettlement[]> {
  const rows = await settlements(db)
    .where('settlement.creator_id', '=', profileId)
    .orderBy('settlement.id', 'desc')
    .execute();
  return withParts(db, rows);
}

async function withParts(db: Db, rows: readonly SettlementRow[]): Promise<StoredSettlement[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .selectFrom('settlement_entry')
    .selectAll()
    .where('settlement_id', 'in', ids)
    .orderBy('position')
    .execute();
  const entriesOf = Map.groupBy(entries, ({ settlement_id }) => settlement_id);
  const sharesOf = Map.groupBy(await findShares(db, ids), ({ settlement_id }) => settlement_id);
  return rows.map((row) => ({ row, entries: entriesOf.get(row.id) ?? [], shares: sharesOf.get(row.id) ?? [] }));
}

async function findShares(db: Db, settlementIds: readonly number[]): Promise<ShareRow[]> {
  const shares = await db
    .selectFrom('settlement_share')
    .selectAll()
    .where('settlement_id', 'in', [...settlementIds])
    .orderBy('position')
    .execute();
  const players = await db
    .selectFrom('profile')
    .select((of) => ['profile.id', selectPlayer(of).as('player')])
    .where(
      'profile.id',
      'in',
      shares.map(({ profile_id }) => profile_id ?? 0),
    )
    .execute();
  const playerById = new Map(players.map(({ id, player }) => [id, player]));
  return shares.map((share) => ({ ...share, player: playerById.get(share.profile_id ?? 0) ?? null }));
}

export async function insertSettlement(db: Db, values: Insertable<Database['settlement']>): Promise<number> {
  const { id } = await db.insertInto('settlement').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSettlement(db: Db, id: number, values: Updateable<Database['settlement']>): Promise<void> {
  await db.updateTable('settlement').set(values).where('id', '=', id).execute();
}

export async function removeSettlement(db: Db, id: number): Promise<void> {
  await db.deleteFrom('settlement').where('id', '=', id).execute();
}

export type EntryValues = Omit<Insertable<Database['settlement_entry']>, 'settlement_id' | 'position'>;

export async function replaceEntries(db: Db, settlementId: number, entries: readonly EntryValues[]): Promise<void> {
  await db.deleteFrom('settlement_entry').where('settlement_id', '=', settlementId).execute();
  await db
    .insertInto('settlement_entry')
    .values(entries.map((entry, position) => ({ ...entry, settlement_id: settlementId, position })))
    .execute();
}

export interface ShareValues {
  /** Null: a new share. */
  id: number | null;
  profileId: number | null;
  name: string | null;
  weight: number;
}

/** Deletes shares that are no longer in the list. */
export async function replaceShares(db: Db, settlementId: number, shares: readonly ShareValues[]): Promise<void> {
  const reused = shares.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('settlement_share')
    .where('settlement_id', '=', settlementId)
    .$if(reused.length > 0, (query) => query.where('id', 'not in', reused))
    .execute();
  for (const [position, { id, profileId, name, weight }] of shares.entries()) {
    if (id === null) {
      await db
        .insertInto('settlement_share')
        .values({ settlement_id: settlementId, position, profile_id: profileId, name, weight })
        .execute();
    } else {
      await db.updateTable('settlement_share').set({ position, weight }).where('id', '=', id).execute();
    }
  }
}

export async function markShare(
  db: Db,
  id: number,
  values: Pick<Updateable<Database['settlement_share']>, 'paid_at' | 'received_at'>,
): Promise<void> {
  await db.updateTable('settlement_share').set(values).where('id', '=', id).execute();
}
