import { ofRow, openRows } from '#features/content/corrections/read-corrections.service.ts';
import type { MentionKind } from '#features/content/documents/document-shape.rules.ts';
import type { FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactRowsQuery } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { Ctx, Operator } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { actingOperators } from './acting-operators.service.ts';
import type { DataContext } from './data.context.ts';
import type { DeskConflict } from './fact-conflict-desk.contract.ts';
import {
  type DeskFactCounts,
  type DeskFactRow,
  type DeskFactRowDetail,
  type ListFactRowsQuery,
  ONE_STATE,
} from './fact-row-desk.contract.ts';
import { factRowPath } from './fact-row-path.ts';
import { countArticlesNaming } from './row-articles.repository.ts';
import { findRowUses } from './row-uses.repository.ts';

type Reading = Pick<DataContext, 'factsDesk'>;

const STATES = ['overridden', 'conflict', 'sleeping', 'removed', 'doubt', 'proposed'] as const;
const OF_FIELDS = ['dungeon', 'map', 'item', 'region', 'type'] as const;

/** @throws {AppError} INVALID_INPUT for more than one */
function readState(query: ListFactRowsQuery): (typeof STATES)[number] | undefined {
  const [state, other] = STATES.filter((name) => query[name] === true);
  if (other !== undefined) throw new AppError('INVALID_INPUT', { issues: [{ path: other, message: ONE_STATE }] });
  return state;
}

function ofFields(query: ListFactRowsQuery): NonNullable<FactRowsQuery['of']> {
  return OF_FIELDS.flatMap((field) => {
    const values = (query[field] ?? '').split(',').flatMap((value) => value.trim() || []);
    return values.length === 0 ? [] : [{ field, values }];
  });
}

export interface FactRowPage {
  rows: DeskFactRow[];
  /** Undefined: last page. */
  next: string | undefined;
}

export async function listFactRows(
  { db }: Ctx<Operator>,
  { factsDesk }: Reading,
  entity: EntityName,
  query: ListFactRowsQuery,
): Promise<FactRowPage> {
  const state = readState(query);
  const proposed = await openRows(db, entity);
  const { q, sort, limit, cursor } = query;
  const { rows, next } = await factsDesk.rows({
    ...{ entity, q, sort, limit, cursor, of: ofFields(query) },
    ...(state === 'proposed' ? { ids: [...proposed.keys()] } : { state }),
  });
  return { rows: rows.map((row) => ({ ...row, proposed: proposed.get(row.id) ?? 0 })), next: next ?? undefined };
}

export async function countFactRows({ db }: Ctx<Operator>, { factsDesk }: Reading): Promise<DeskFactCounts[]> {
  const counts = await factsDesk.counts();
  const result: DeskFactCounts[] = [];
  for (const one of counts) result.push({ ...one, proposed: (await openRows(db, one.entity)).size });
  return result;
}

const MENTIONED: { readonly [Entity in EntityName]?: MentionKind } = {
  items: 'item',
  skills: 'skill',
  monsters: 'monster',
  dungeons: 'dungeon',
  maps: 'map',
};

async function readUses(db: Db, row: { entity: EntityName; id: number }): Promise<DeskFactRowDetail['uses']> {
  const kind = MENTIONED[row.entity];
  const waiting = (await findRowUses(db, [row]))(row);
  return { ...waiting, articles: kind === undefined ? 0 : await countArticlesNaming(db, kind, row.id) };
}

async function readCorrections(
  db: Db,
  { entity, id, names }: FactRowDetail,
): Promise<DeskFactRowDetail['corrections']> {
  const nameOf = (_: EntityName, row: unknown) => (isEntityRef(row) ? names[`${row.ref}/${row.id}`] : undefined);
  const rows = await ofRow(db, entity, id);
  return rows.map((row) => ({ ...row, text: showFieldValue(entity, row.field, row.value, nameOf) }));
}

/** @throws {AppError} NOT_FOUND */
export async function readFactRow(
  { db }: Ctx<Operator>,
  context: Reading & Pick<DataContext, 'catalog'>,
  entity: EntityName,
  id: number,
): Promise<DeskFactRowDetail> {
  const row = await context.factsDesk.row(entity, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { fields, history } = row;
  const operator = await actingOperators(
    db,
    [...history, ...fields.flatMap(({ override }) => override ?? [])].map(({ by }) => by),
  );
  return {
    ...row,
    fields: fields.map(({ override, ...field }) => ({
      ...field,
      override: override && { ...override, by: operator(override.by) },
    })),
    history: history.map((line) => ({ ...line, by: operator(line.by) })),
    corrections: await readCorrections(db, row),
    uses: await readUses(db, row),
    href: factRowPath(row, context.catalog()),
  };
}

export async function listConflicts(
  { db }: Ctx<Operator>,
  { factsDesk }: Pick<Reading, 'factsDesk'>,
): Promise<DeskConflict[]> {
  const conflicts = await factsDesk.conflicts();
  const operator = await actingOperators(
    db,
    conflicts.map(({ by }) => by),
  );
  return conflicts.map((conflict) => ({ ...conflict, by: operator(conflict.by) }));
}
