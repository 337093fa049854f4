import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { FactEdit } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { Confidence } from '#features/game-data/fact.contract.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { publishDeskChange } from '#features/people/operators/publish-desk-change.service.ts';
import { AppError } from '#shared/errors.ts';
import { readNames } from './correctable-row.service.ts';
import { CORRECTION_STATE, type DecideCorrection, type DecidedCorrection } from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';
import { correctionNotices } from './correction.notices.ts';
import {
  type Decision,
  type FoundCorrection,
  findById,
  findByIds,
  lockOpenEqual,
  setDecision,
} from './correction.repository.ts';
import { checkValue, refsIn } from './correction-value.rules.ts';

/** The provenance where the operator chooses none. */
const USUAL_SOURCE = ['report'];
const USUAL_CONFIDENCE: Confidence = 'low-medium';

export interface DecidingDeps {
  factsDesk: Pick<FactsDesk, 'change' | 'rows'>;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

/**
 * Accepts or dismisses a correction and all that equal it; accepting makes a version of the facts, in the same
 * transaction.
 * @throws {AppError} CONFLICT.CHANGED when another decided it, or changed the row
 */
export async function decideCorrection(
  ctx: WriteCtx<Operator>,
  { id, ...decision }: DecideCorrection & { id: number },
  { factsDesk, operatorUserIds }: DecidingDeps,
): Promise<DecidedCorrection> {
  const { db, effects } = ctx;
  const { answer, state } = decision;
  const found = await findById(db, id);
  if (!found) throw new AppError('NOT_FOUND', { message: correctionErrors.unknown });
  if (found.state !== CORRECTION_STATE.open) throw decidedBefore(found);
  const isAccepted = state === CORRECTION_STATE.accepted;
  // Facts before corrections, as edits with corrections lock them.
  const version = isAccepted ? await changeFact(ctx, found, decision, factsDesk) : null;
  const decided = await decide(ctx, [id], { state, answer, version });
  const { entity, rowId, field } = found;
  const detail = { status: state, count: decided.length, entity, rowId, field, version, answer };
  const { userId } = found;
  effects.audit('correction.handle', `correction:${id}`, detail, userId === null ? undefined : `user:${userId}`);
  await publishDeskChange(ctx, { operatorUserIds }, { kind: 'correction', id: decided.length === 1 ? id : null });
  return { count: decided.length, version };
}

/** @returns the version; null: the value is in force already, as after a release that brought it */
async function changeFact(
  { db, clock, actor }: WriteCtx<Operator>,
  { entity, rowId, ...found }: FoundCorrection,
  { value: sent, source, confidence, answer, version }: Omit<DecideCorrection, 'state'>,
  factsDesk: DecidingDeps['factsDesk'],
): Promise<number | null> {
  const field = fieldOf(entity, found.field);
  if (!field) throw new AppError('INVALID_INPUT', { message: correctionErrors.unknownField });
  if (actor.level > field.level) {
    throw new AppError('FORBIDDEN', { message: correctionErrors.lowLevel, data: { needs: field.level } });
  }
  const checked = checkValue(entity, field, sent === undefined ? found.value : sent);
  if (checked.issue) throw new AppError('INVALID_INPUT', { issues: [checked.issue] });
  await requireRefs(factsDesk, checked.value);
  const edit: FactEdit = {
    entity,
    rowId,
    fields: { [field.name]: checked.value },
    source: source ?? USUAL_SOURCE,
    confidence: confidence ?? USUAL_CONFIDENCE,
    version: version ?? 0,
  };
  const by = { by: actor.userId, at: clock.now(), note: answer, isCorrection: true };
  // A write's unit of work is one transaction.
  const transaction = db as Transaction<Database>;
  return (await factsDesk.change(transaction, { act: 'edit', edits: [edit] }, by)).version;
}

async function requireRefs(factsDesk: DecidingDeps['factsDesk'], value: unknown): Promise<void> {
  const refs = refsIn(value);
  const names = await readNames(factsDesk, refs);
  if (refs.every(({ ref, id }) => names.has(`${ref}/${id}`))) return;
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'value', message: correctionErrors.unknownReference }] });
}

export interface EditWithCorrections {
  /** Open corrections of the row that the edit decides, with all equal ones. */
  readonly ids: readonly number[];
  readonly entity: EntityName;
  readonly rowId: number;
  /** The edit's values, by name. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Decides corrections by an edit that was written in the same transaction. The edit's own audit row is that of all.
 * @returns how many were decided
 * @throws {AppError} NOT_FOUND, INVALID_INPUT for one of another row or field, CONFLICT.CHANGED when another decided one
 */
export async function decideByEdit(
  ctx: WriteCtx<Operator>,
  edits: readonly EditWithCorrections[],
  { answer, version, operatorUserIds }: { answer: string; version: number | null; operatorUserIds: readonly string[] },
): Promise<number> {
  const ids = [...new Set(edits.flatMap((edit) => edit.ids))];
  if (ids.length === 0) return 0;
  const found = new Map((await findByIds(ctx.db, ids)).map((one) => [one.id, one]));
  for (const [index, edit] of edits.entries()) {
    for (const id of edit.ids) requireOfEdit(found.get(id), edit, `edits.${index}.corrections`);
  }
  const decided = await decide(ctx, ids, { state: CORRECTION_STATE.accepted, answer, version });
  await publishDeskChange(ctx, { operatorUserIds }, { kind: 'correction', id: null });
  return decided.length;
}

function requireOfEdit(
  found: FoundCorrection | undefined,
  { entity, rowId, fields }: EditWithCorrections,
  path: string,
): void {
  if (!found) throw new AppError('NOT_FOUND', { message: correctionErrors.unknown });
  if (found.entity === entity && found.rowId === rowId && Object.hasOwn(fields, found.field)) return;
  throw new AppError('INVALID_INPUT', { issues: [{ path, message: correctionErrors.otherRow }] });
}

/** Decides the open corrections of these ids with all equal ones, and notifies each person. */
async function decide(
  { db, clock, actor, effects }: WriteCtx<Operator>,
  ids: readonly number[],
  { state, answer, version }: Pick<Decision, 'state' | 'answer' | 'version'>,
): Promise<FoundCorrection[]> {
  const locked = await lockOpenEqual(db, ids);
  const open = new Set(locked.map(({ id }) => id));
  const missing = ids.find((id) => !open.has(id));
  if (missing !== undefined) throw decidedBefore(await findById(db, missing));
  await setDecision(
    db,
    locked.map(({ id }) => id),
    { state, answer, version, by: actor.userId, at: clock.now() },
  );
  for (const { id, profileId } of locked) {
    if (profileId !== null) effects.notify(profileId, correctionNotices.handled({ id, state, answer }));
  }
  return locked;
}

function decidedBefore(found: FoundCorrection | undefined): AppError {
  // The person may have deleted the account meanwhile.
  if (!found) return new AppError('NOT_FOUND', { message: correctionErrors.unknown });
  const { state, decidedAt, decidedBy } = found;
  return new AppError('CONFLICT', {
    message: correctionErrors.decided,
    data: { reason: 'CHANGED', handled: { state, at: decidedAt?.toISOString(), by: decidedBy } },
  });
}
