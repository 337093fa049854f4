import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { GONE_NAME } from '#features/people/blocks/block.labels.ts';
import { toWaiting, type Waiting, type WaitingThing } from '#features/people/waiting.ts';
import type { Db } from '#platform/database/db.ts';
import { fieldLabel } from './correction.repository.ts';
import { isSameValue } from './correction-value.rules.ts';
import {
  countAccepted,
  countOpen,
  countOpenByRow,
  type FieldOfRow,
  findOldestGroups,
  findOpenGroupsOf,
  findThanked,
} from './open-corrections.repository.ts';

/** The number of open proposals about each row of an entity that has any. */
export function openRows(db: Db, entity: EntityName): Promise<Map<number, number>> {
  return countOpenByRow(db, entity);
}

/** Equal open proposals about a row. `id` is that of the first. */
export interface OpenProposal {
  id: number;
  field: string;
  value: unknown;
  count: number;
  firstAt: string;
  comments: string[];
}

export async function ofRow(db: Db, entity: EntityName, rowId: number): Promise<OpenProposal[]> {
  const groups = await findOpenGroupsOf(db, entity, [rowId]);
  return groups.map(({ id, field, value, count, firstAt, comments }) => ({
    ...{ id, field, value, count, comments },
    firstAt: firstAt.toISOString(),
  }));
}

export interface EditedRow {
  readonly entity: EntityName;
  readonly rowId: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface EqualProposal {
  id: number;
  entity: EntityName;
  rowId: number;
  field: string;
  count: number;
}

/** The open proposals that ask for the very values of these edits. */
export async function equalTo(db: Db, edits: readonly EditedRow[]): Promise<EqualProposal[]> {
  const found: EqualProposal[] = [];
  for (const [entity, own] of Map.groupBy(edits, (edit) => edit.entity)) {
    const groups = await findOpenGroupsOf(
      db,
      entity,
      own.map(({ rowId }) => rowId),
    );
    for (const { id, rowId, field, value, count } of groups) {
      const isProposed = own.some(
        (edit) => edit.rowId === rowId && Object.hasOwn(edit.fields, field) && isSameValue(edit.fields[field], value),
      );
      if (isProposed) found.push({ id, entity, rowId, field, count });
    }
  }
  return found;
}

/** The number of accepted proposals about these fields of rows. */
export function acceptedSince(db: Db, fields: readonly FieldOfRow[]): Promise<number> {
  return countAccepted(db, fields);
}

/** Names everybody who wants to be thanked for versions, as they are called now. */
export async function thankedFor(db: Db, versions: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await findThanked(db, versions);
  return new Map(
    [...Map.groupBy(rows, ({ version }) => version)].map(([version, thanked]) => [
      version,
      [...new Set(thanked.map(({ name }) => name ?? GONE_NAME))],
    ]),
  );
}

export async function countWaitingCorrections(db: Db): Promise<Waiting> {
  return toWaiting(await countOpen(db));
}

export async function listWaitingCorrections(db: Db, limit: number): Promise<WaitingThing[]> {
  const groups = await findOldestGroups(db, limit);
  return groups.map(({ id, entity, name, field, presentText, text, firstAt }) => ({
    id,
    title: `${name} ${fieldLabel(entity, field)} ${presentText} → ${text}`,
    by: null,
    at: firstAt.toISOString(),
    isUrgent: false,
  }));
}
