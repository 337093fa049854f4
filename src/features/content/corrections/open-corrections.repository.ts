import { sql } from 'kysely';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { CORRECTION_STATE, type CorrectionPlace, type CorrectionState } from './correction.contract.ts';

const { open, accepted } = CORRECTION_STATE;

/** Equal proposals that were decided together, or that wait. */
export interface CorrectionGroup {
  id: number;
  entity: EntityName;
  rowId: number;
  name: string;
  field: string;
  value: unknown;
  text: string;
  present: unknown;
  presentText: string;
  count: number;
  firstAt: Date;
  comments: string[];
  sources: string[];
  state: CorrectionState;
  answer: string | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

const GROUPED = ['entity', 'row_id', 'field', 'value', 'state', 'decided_at'] as const;

function groups(db: Db) {
  return db
    .selectFrom('correction')
    .groupBy([...GROUPED])
    .select(({ fn }) => [
      ...GROUPED,
      fn.min('id').as('id'),
      fn.countAll<number>().as('count'),
      fn.min<Date>('created_at').as('first_at'),
      fn.max('answer').as('answer'),
      sql<string | null>`min(decided_by::text)`.as('decided_by'),
      sql<string>`(array_agg(name order by id))[1]`.as('name'),
      sql<string>`(array_agg(value_text order by id))[1]`.as('value_text'),
      fn.agg<unknown[]>('array_agg', ['present']).orderBy('id').as('presents'),
      sql<string>`(array_agg(present_text order by id))[1]`.as('present_text'),
      fn.agg<string[] | null>('array_agg', ['comment']).orderBy('id').filterWhere('comment', '<>', '').as('comments'),
      fn.agg<string[] | null>('array_agg', ['source']).orderBy('id').filterWhere('source', '<>', '').as('sources'),
    ]);
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof groups>['execute']>>[number];

function toGroup(row: GroupRow): CorrectionGroup {
  return {
    id: row.id,
    entity: row.entity as EntityName,
    rowId: row.row_id,
    name: row.name,
    field: row.field,
    value: row.value,
    text: row.value_text,
    present: row.presents[0] ?? null,
    presentText: row.present_text,
    count: row.count,
    firstAt: row.first_at,
    comments: row.comments ?? [],
    sources: row.sources ?? [],
    state: row.state as CorrectionState,
    answer: row.answer,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  };
}

export interface GroupQuery {
  state: CorrectionState;
  entity?: EntityName | undefined;
  search?: { text: string; id: number | undefined } | undefined;
  after?: CorrectionPlace | undefined;
  limit: number;
}

/** By their number, then the oldest first. */
export async function findGroups(
  db: Db,
  { state, entity, search, after, limit }: GroupQuery,
): Promise<CorrectionGroup[]> {
  let query = groups(db).where('state', '=', state);
  if (entity !== undefined) query = query.where('entity', '=', entity);
  if (search !== undefined) {
    query = query.where(({ or, eb }) =>
      or([
        sql<boolean>`position(lower(${search.text}) in lower(name)) > 0`,
        eb('row_id', '=', search.id ?? null),
        eb('id', '=', search.id ?? null),
      ]),
    );
  }
  if (after !== undefined) query = query.having(sql<boolean>`(count(*), -min(id)) < (${after.count}, ${-after.id})`);
  const rows = await query
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.min('id'))
    .limit(limit)
    .execute();
  return rows.map(toGroup);
}

/** The oldest first. */
export async function findOldestGroups(db: Db, limit: number): Promise<CorrectionGroup[]> {
  const rows = await groups(db)
    .where('state', '=', open)
    .orderBy(({ fn }) => fn.min('id'))
    .limit(limit)
    .execute();
  return rows.map(toGroup);
}

/** All open proposals about these rows of an entity, by field and number. */
export async function findOpenGroupsOf(
  db: Db,
  entity: EntityName,
  rowIds: readonly number[],
): Promise<CorrectionGroup[]> {
  const rows = await groups(db)
    .where('state', '=', open)
    .where('entity', '=', entity)
    .where('row_id', '=', sql<number>`any(${[...rowIds]}::int[])`)
    .orderBy('field')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.min('id'))
    .execute();
  return rows.map(toGroup);
}

/** The number of open proposals by row. */
export async function countOpenByRow(db: Db, entity: EntityName): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('correction')
    .select(({ fn }) => ['row_id', fn.countAll<number>().as('count')])
    .where('state', '=', open)
    .where('entity', '=', entity)
    .groupBy('row_id')
    .execute();
  return new Map(rows.map(({ row_id, count }) => [row_id, count]));
}

export async function countOpen(db: Db): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('correction')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('oldest')])
    .where('state', '=', open)
    .executeTakeFirstOrThrow();
}

export interface FieldOfRow {
  readonly entity: EntityName;
  readonly rowId: number;
  readonly field: string;
}

/** The number of accepted proposals about these fields of rows. */
export async function countAccepted(db: Db, fields: readonly FieldOfRow[]): Promise<number> {
  const { count } = await db
    .selectFrom('correction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', accepted)
    .where(
      sql<boolean>`(entity, row_id, field) in (select * from unnest(
        ${fields.map(({ entity }) => entity)}::text[], ${fields.map(({ rowId }) => rowId)}::int[],
        ${fields.map(({ field }) => field)}::text[]))`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Names of those who want to be thanked for a version; null: the account is deleted. */
export async function findThanked(
  db: Db,
  versions: readonly number[],
): Promise<{ version: number; name: string | null }[]> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('profile', 'profile.id', 'correction.profile_id')
    .select([
      'correction.version',
      sql<string | null>`case when deleted_at is null then profile.name end`.as('name'),
      'profile.id',
    ])
    .distinct()
    .where('is_thanked', '=', true)
    .where('correction.version', '=', sql<number>`any(${[...versions]}::int[])`)
    .orderBy('correction.version')
    .orderBy('profile.id')
    .execute();
  return rows.flatMap(({ version, name }) => (version === null ? [] : [{ version, name }]));
}
