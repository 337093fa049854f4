import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { jsonRecords } from '#platform/database/json-records.ts';
import type { RunPlace } from './broadcast-run.rules.ts';

/** Storing and hiding shouts hold this advisory lock, because their counts must not change meanwhile. */
const BROADCASTS_LOCK = 7_214_011;

export async function lockBroadcasts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BROADCASTS_LOCK})`.execute(db);
}

/** Values of a new row, by column. */
export interface NewBroadcastRow {
  created_at: string;
  updated_at: string;
  game_server: number;
  channel: number;
  name: string;
  name_key: string;
  message: string;
  masked: string | null;
  comparable: string;
  slot: number;
  content_hash: string;
  run_hash: string;
  kind: 1 | 2 | 9;
  trade_type: 1 | 2 | null;
  item_id: number | null;
  price: number | null;
  quantity: number | null;
  is_implied: boolean;
  confidence: number | null;
  hidden_by: 'mute' | 'rule' | null;
  rule_id: number | null;
  repeats: number;
  first_at: string;
  is_latest: boolean;
  source: string;
  is_sample: boolean;
}

const COLUMN_TYPES = {
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  game_server: 'smallint',
  channel: 'smallint',
  name: 'text',
  name_key: 'text',
  message: 'text',
  masked: 'text',
  comparable: 'text',
  slot: 'integer',
  content_hash: 'uuid',
  run_hash: 'uuid',
  kind: 'smallint',
  trade_type: 'smallint',
  item_id: 'integer',
  price: 'bigint',
  quantity: 'integer',
  is_implied: 'boolean',
  confidence: 'real',
  hidden_by: 'text',
  rule_id: 'integer',
  repeats: 'integer',
  first_at: 'timestamptz',
  is_latest: 'boolean',
  source: 'text',
  is_sample: 'boolean',
} as const satisfies Record<keyof NewBroadcastRow, string>;

const COLUMNS = Object.keys(COLUMN_TYPES) as (keyof NewBroadcastRow)[];

/** Inserts shouts and counts the shown ones in their hours, in one statement. */
export function insertBroadcasts(
  db: Db,
  rows: readonly NewBroadcastRow[],
): Promise<{ id: number; content_hash: string; slot: number }[]> {
  return db
    .with('broadcast', (made) =>
      made
        .insertInto('broadcast')
        .columns(COLUMNS)
        .expression(db.selectFrom(jsonRecords<NewBroadcastRow, 'given'>('given', COLUMN_TYPES, rows)).select(COLUMNS))
        .returning(['id', 'content_hash', 'slot', 'game_server', 'channel', 'created_at', 'hidden_by']),
    )
    .with('counted', (counted) =>
      counted
        .insertInto('broadcast_hour')
        .columns(['game_server', 'hour', 'channel', 'count'])
        .expression((of) =>
          of
            .selectFrom('broadcast')
            .select(({ fn }) => [
              'game_server',
              sql<Date>`date_trunc('hour', created_at, 'UTC')`.as('hour'),
              'channel',
              fn.countAll<number>().as('count'),
            ])
            .where('hidden_by', 'is', null)
            .groupBy(['game_server', 'hour', 'channel']),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['game_server', 'hour', 'channel'])
            .doUpdateSet({ count: sql<number>`broadcast_hour.count + excluded.count` }),
        ),
    )
    .selectFrom('broadcast')
    .select(['id', 'content_hash', 'slot'])
    .execute();
}

/** A stored shout with its place in its run. */
export interface StoredShout {
  id: number;
  run_hash: string;
  content_hash: string;
  slot: number;
  created_at: Date;
  repeats: number;
  first_at: Date;
  is_latest: boolean;
  isShown: boolean;
}

/** A run, and the time from which on it may change. */
export interface TouchedRun {
  runHash: string;
  since: Date;
}

const PLACE_COLUMNS = [
  'run_hash',
  'id',
  'content_hash',
  'slot',
  'created_at',
  'repeats',
  'first_at',
  'is_latest',
] as const;

/** Returns the shouts of these runs since the given times, hidden ones included, and the last shown one before. */
export async function findRuns(db: Db, runs: readonly TouchedRun[]): Promise<StoredShout[]> {
  if (runs.length === 0) return [];
  const isShown = sql<boolean>`hidden_by is null`.as('isShown');
  const rows = await db
    .selectFrom(
      db
        .selectNoFrom([
          sql<string>`unnest(${runs.map(({ runHash }) => runHash)}::uuid[])`.as('of_run'),
          sql<Date>`unnest(${runs.map(({ since }) => since)}::timestamptz[])`.as('since'),
        ])
        .as('touched'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('broadcast')
          .select(PLACE_COLUMNS)
          .select(isShown)
          .whereRef('run_hash', '=', 'touched.of_run')
          .whereRef('created_at', '>=', 'touched.since')
          .unionAll(
            of
              .selectFrom(
                of
                  .selectFrom('broadcast')
                  .select(PLACE_COLUMNS)
                  .select(isShown)
                  .whereRef('run_hash', '=', 'touched.of_run')
                  .whereRef('created_at', '<', 'touched.since')
                  .where('hidden_by', 'is', null)
                  .orderBy('created_at', 'desc')
                  .orderBy('content_hash', 'desc')
                  .limit(1)
                  .as('last'),
              )
              .selectAll('last'),
          )
          .as('stored'),
      (join) => join.onTrue(),
    )
    .selectAll('stored')
    .execute();
  return rows;
}

export interface MovedShout extends RunPlace {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

interface MovedRow {
  id: number;
  at: Date;
  repeats: number;
  first_at: Date;
  is_latest: boolean;
}

const MOVED_TYPES = {
  id: 'integer',
  at: 'timestamptz',
  repeats: 'integer',
  first_at: 'timestamptz',
  is_latest: 'boolean',
} as const;

/** Stores new places in runs, and the times of equal shouts that were received earlier in the same slot. */
export async function moveShouts(db: Db, moved: readonly MovedShout[]): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ id, at, repeats, firstAt, isLatest }) => ({
    id,
    at: new Date(at).toISOString(),
    repeats,
    first_at: new Date(firstAt).toISOString(),
    is_latest: isLatest,
  }));
  const given = jsonRecords<MovedRow, 'moved'>('moved', MOVED_TYPES, rows);
  await db
    .updateTable('broadcast')
    .from(given)
    .set(({ ref }) => ({
      created_at: ref('moved.at'),
      repeats: ref('moved.repeats'),
      first_at: ref('moved.first_at'),
      is_latest: ref('moved.is_latest'),
    }))
    .whereRef('broadcast.id', '=', 'moved.id')
    .execute();
}
