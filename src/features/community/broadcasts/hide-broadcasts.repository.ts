import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { jsonRecords } from '#platform/database/json-records.ts';

export interface HidingRow {
  id: number;
  run_hash: string;
  created_at: Date;
  game_server: number;
  channel: number;
  hidden_by: 'hand' | 'mute' | 'rule' | null;
  rule_id: number | null;
  masked: string | null;
  message: string;
  updated_at: Date;
}

const HIDING_COLUMNS = [
  'id',
  'run_hash',
  'created_at',
  'game_server',
  'channel',
  'hidden_by',
  'rule_id',
  'masked',
  'message',
  'updated_at',
] as const;

export function findForHiding(db: Db, id: number): Promise<HidingRow | undefined> {
  return db.selectFrom('broadcast').select(HIDING_COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findAllForHiding(db: Db, ids: readonly number[]): Promise<HidingRow[]> {
  return db
    .selectFrom('broadcast')
    .select(HIDING_COLUMNS)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('id')
    .execute();
}

export function findOfName(
  db: Db,
  { gameServer, nameKey }: { gameServer: number; nameKey: string },
): Promise<HidingRow[]> {
  return db
    .selectFrom('broadcast')
    .select(HIDING_COLUMNS)
    .where('name_key', '=', nameKey)
    .where('game_server', '=', gameServer)
    .execute();
}

export function findSamples(db: Db): Promise<HidingRow[]> {
  return db.selectFrom('broadcast').select(HIDING_COLUMNS).where('is_sample', '=', true).execute();
}

/** Returns shouts since the given time, newest first. */
export function findNewest(
  db: Db,
  { beforeId, since, limit }: { beforeId: number | undefined; since: Date; limit: number },
): Promise<HidingRow[]> {
  return db
    .selectFrom('broadcast')
    .select(HIDING_COLUMNS)
    .where('created_at', '>', since)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', Number(beforeId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface HidingChange {
  id: number;
  hiddenBy: 'hand' | 'mute' | 'rule' | null;
  ruleId: number | null;
  masked: string | null;
  comparable: string;
}

interface ChangedRow {
  id: number;
  hidden_by: HidingRow['hidden_by'];
  rule_id: number | null;
  masked: string | null;
  comparable: string;
}

const CHANGED_TYPES = {
  id: 'integer',
  hidden_by: 'text',
  rule_id: 'integer',
  masked: 'text',
  comparable: 'text',
} as const;

export async function changeHiding(db: Db, changes: readonly HidingChange[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, hiddenBy, ruleId, masked, comparable }) => ({
    id,
    hidden_by: hiddenBy,
    rule_id: ruleId,
    masked,
    comparable,
  }));
  const given = jsonRecords<ChangedRow, 'changed'>('changed', CHANGED_TYPES, rows);
  await db
    .updateTable('broadcast')
    .from(given)
    .set(({ ref }) => ({
      hidden_by: ref('changed.hidden_by'),
      rule_id: ref('changed.rule_id'),
      masked: ref('changed.masked'),
      comparable: ref('changed.comparable'),
      is_latest: false,
      updated_at: at,
      deleted_at: sql<Date | null>`case when changed.hidden_by = 'hand' then coalesce(broadcast.deleted_at, ${at}::timestamptz) end`,
    }))
    .whereRef('broadcast.id', '=', 'changed.id')
    .execute();
}

export async function deleteBroadcasts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('broadcast')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** Deletes at most `limit` shouts of the oldest slots. */
export async function deleteSlotsBefore(db: Db, slot: number, limit: number): Promise<number> {
  const oldest = db.selectFrom('broadcast').select('id').where('slot', '<', slot).orderBy('slot').limit(limit);
  const { numDeletedRows } = await db.deleteFrom('broadcast').where('id', 'in', oldest).executeTakeFirst();
  return Number(numDeletedRows);
}
