import type { z } from 'zod';
import { decideByEdit } from '#features/content/corrections/decide-corrections.service.ts';
import { equalTo } from '#features/content/corrections/read-corrections.service.ts';
import type { ChangedFacts, FactEdit } from '#features/game-data/editing/fact-change.contract.ts';
import type { WrittenChange } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { requireLevel } from '#features/people/operators/operator.policy.ts';
import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import { auditedFields } from './audited-fields.rules.ts';
import { type ChangeDeps, changeFacts } from './change-facts.service.ts';
import type { DeskVerdict, deskEditSchema, NewFactRow, SaveEdits } from './fact-change-desk.contract.ts';

type DeskEdit = z.output<typeof deskEditSchema>;
type OperatorCtx = WriteCtx<Operator>;

interface Seen {
  entity: EntityName;
  rowId: number;
  version: number;
}

/** Before anything else is said of them. */
function requireFieldLevels(actor: Operator, edits: readonly Pick<FactEdit, 'entity' | 'fields'>[]): void {
  for (const { entity, fields } of edits)
    for (const field of Object.keys(fields)) requireLevel(actor, fieldOf(entity, field)?.level ?? actor.level);
}

const withoutCorrections = ({ corrections: _, ...edit }: DeskEdit): FactEdit => edit;
const toChanged = ({ version, changes }: WrittenChange): ChangedFacts => ({ version, changes });

/** Applies edits at once: one check, one version, one audit row. Corrections that they name are accepted with them. */
export async function saveEdits(
  ctx: OperatorCtx,
  deps: ChangeDeps,
  { edits, reason, answer }: SaveEdits,
): Promise<ChangedFacts> {
  requireFieldLevels(ctx.actor, edits);
  const decided = edits.filter(({ corrections = [] }) => corrections.length > 0);
  const change = { act: 'edit' as const, edits: edits.map(withoutCorrections) };
  const written = await changeFacts(ctx, deps, change, { note: reason, isCorrection: decided.length > 0 });
  const { version, changedFields = [] } = written;
  const corrections =
    answer === undefined
      ? 0
      : await decideByEdit(
          ctx,
          decided.map(({ corrections: ids = [], entity, rowId, fields }) => ({ ids, entity, rowId, fields })),
          { answer, version, operatorUserIds: deps.config.operatorUserIds },
        );
  const detail = { values: changedFields.length, corrections, fields: auditedFields(changedFields), reason };
  const [id] = decided.flatMap(({ corrections: ids = [] }) => ids);
  if (version !== null) ctx.effects.audit('data.edit', `data:${version}`, detail);
  else if (id !== undefined) ctx.effects.audit('data.edit', `correction:${id}`, detail);
  return toChanged(written);
}

/** Says what the whole check finds, whose overrides the edits replace, and which open corrections ask for the same. */
export async function checkEdits(
  { actor, db }: Ctx<Operator>,
  { factsDesk }: ChangeDeps,
  edits: readonly DeskEdit[],
): Promise<DeskVerdict> {
  requireFieldLevels(actor, edits);
  const verdict = await factsDesk.check({ act: 'edit', edits: edits.map(withoutCorrections) });
  const userIds = [...new Set(verdict.replaced.flatMap(({ by }) => by ?? []))];
  const names = await findNamesOfAccounts(db, userIds);
  return {
    ...verdict,
    replaced: verdict.replaced.map(({ by, ...one }) => ({
      ...one,
      by: by === null ? null : { userId: by, name: names.get(by) ?? null },
    })),
    proposals: await equalTo(db, edits),
  };
}

/** Takes a field back to its base. */
export async function unsetField(
  ctx: OperatorCtx,
  deps: ChangeDeps,
  { field, ...seen }: Seen & { field: string },
  reason: string,
): Promise<ChangedFacts> {
  requireFieldLevels(ctx.actor, [{ entity: seen.entity, fields: { [field]: null } }]);
  const written = await changeFacts(ctx, deps, { act: 'unset', field, ...seen }, { note: reason });
  const fields = auditedFields(written.changedFields ?? []);
  if (written.version !== null) ctx.effects.audit('data.unset', `data:${written.version}`, { fields, reason });
  return toChanged(written);
}

export async function addRow(
  ctx: OperatorCtx,
  deps: ChangeDeps,
  entity: EntityName,
  { reason, ...row }: NewFactRow,
): Promise<ChangedFacts & { id: number }> {
  requireFieldLevels(ctx.actor, [{ entity, fields: row.fields }]);
  const written = await changeFacts(ctx, deps, { act: 'add', entity, ...row }, { note: reason });
  const { version, addedRowId } = written;
  if (version === null || addedRowId === undefined) throw new Error('A row that was just added is not there.');
  ctx.effects.audit('data.row-add', `data:${version}`, { entity, rowId: addedRowId, reason });
  return { ...toChanged(written), id: addedRowId };
}

const ROW_ACTS = { remove: 'data.row-remove', return: 'data.row-return' } as const;

/** Takes a row out, or a row that was taken out back in; with it goes all that refers to it. */
export async function moveRow(
  ctx: OperatorCtx,
  deps: ChangeDeps,
  change: Seen & { act: keyof typeof ROW_ACTS },
  reason: string,
): Promise<ChangedFacts> {
  const { entity, rowId, act } = change;
  const written = await changeFacts(ctx, deps, change, { note: reason });
  const { version, changes } = written;
  if (version !== null) ctx.effects.audit(ROW_ACTS[act], `data:${version}`, { entity, rowId, ...changes, reason });
  return toChanged(written);
}
