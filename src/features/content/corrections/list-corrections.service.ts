import type { FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Viewer } from '#features/people/operators/presence.contract.ts';
import { markPresence } from '#features/people/operators/presence.service.ts';
import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import { AppError } from '#shared/errors.ts';
import { MAX_ID } from '#shared/ids.ts';
import { readNames } from './correctable-row.service.ts';
import {
  CORRECTION_STATE,
  type CorrectionPlace,
  type CorrectionState,
  type OperatorCorrection,
} from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';
import { fieldLabel, findById } from './correction.repository.ts';
import { isSameValue, refsIn } from './correction-value.rules.ts';
import { type CorrectionGroup, findGroups, findOpenGroupsOf } from './open-corrections.repository.ts';

const NUMBER = /^[1-9]\d{0,9}$/;

export interface CorrectionFilter {
  state?: CorrectionState | undefined;
  entity?: EntityName | undefined;
  q?: string | undefined;
  cursor?: CorrectionPlace | undefined;
  limit: number;
}

interface Beside {
  rows: ReadonlyMap<string, FactRowDetail>;
  open: ReadonlyMap<EntityName, readonly CorrectionGroup[]>;
  operators: ReadonlyMap<string, string>;
  /** Names of rows in the proposed values. */
  names: ReadonlyMap<string, string>;
}

/** Equal proposals as one, each with the value that is in force now. */
export async function listCorrections(
  { db }: Ctx<Operator>,
  { state = CORRECTION_STATE.open, entity, q, cursor, limit }: CorrectionFilter,
  factsDesk: Pick<FactsDesk, 'row' | 'rows'>,
): Promise<OperatorCorrection[]> {
  const text = q?.normalize('NFC').trim() ?? '';
  const id = NUMBER.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;
  const search = text === '' ? undefined : { text, id };
  const groups = await findGroups(db, { state, entity, search, after: cursor, limit });
  const byEntity = Map.groupBy(groups, (group) => group.entity);
  const open = new Map<EntityName, CorrectionGroup[]>();
  for (const [name, own] of byEntity) {
    const rowIds = [...new Set(own.map(({ rowId }) => rowId))];
    open.set(name, await findOpenGroupsOf(db, name, rowIds));
  }
  const rows = await readRows(groups, factsDesk);
  const names = await readNames(
    factsDesk,
    groups.flatMap(({ value }) => refsIn(value)),
  );
  const operators = await findNamesOfAccounts(
    db,
    groups.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  return groups.map((group) => toOperatorCorrection(group, { rows, open, operators, names }));
}

async function readRows(
  groups: readonly CorrectionGroup[],
  factsDesk: Pick<FactsDesk, 'row'>,
): Promise<Map<string, FactRowDetail>> {
  const wanted = new Map(groups.map(({ entity, rowId }) => [`${entity}/${rowId}`, { entity, rowId }]));
  const found = await Promise.all(
    [...wanted].map(async ([key, { entity, rowId }]) => [key, await factsDesk.row(entity, rowId)] as const),
  );
  return new Map(found.flatMap(([key, row]) => (row?.state === 'inForce' ? [[key, row] as const] : [])));
}

function toOperatorCorrection(group: CorrectionGroup, { rows, open, operators, names }: Beside): OperatorCorrection {
  const { entity, rowId, field, decidedBy, decidedAt, firstAt, ...rest } = group;
  const row = rows.get(`${entity}/${rowId}`);
  const now = row?.fields.find(({ name }) => name === field);
  const others = (open.get(entity) ?? []).filter(
    (other) => other.rowId === rowId && other.field === field && other.id !== group.id,
  );
  return {
    ...rest,
    entity,
    rowId,
    field,
    label: fieldLabel(entity, field),
    name: row?.name ?? group.name,
    now: now?.value ?? null,
    nowText: now?.text ?? null,
    isChanged: now === undefined || !isSameValue(now.value, group.present),
    version: row?.version ?? null,
    rowSources: now?.source ?? [],
    rowConfidence: now?.confidence ?? null,
    others: others.map(({ id, text, count }) => ({ id, text, count })),
    firstAt: firstAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    by: decidedBy === null ? null : { userId: decidedBy, name: operators.get(decidedBy) ?? null },
    names: Object.fromEntries(
      refsIn(rest.value).flatMap(({ ref, id }) => {
        const name = names.get(`${ref}/${id}`);
        return name === undefined ? [] : [[`${ref}/${id}`, name]];
      }),
    ),
  };
}

/** @returns the other operators who have it open */
export async function markCorrectionPresence(ctx: WriteCtx<Operator>, id: number): Promise<Viewer[]> {
  if (!(await findById(ctx.db, id))) throw new AppError('NOT_FOUND', { message: correctionErrors.unknown });
  return markPresence(ctx, { kind: 'correction', id });
}
