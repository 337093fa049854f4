import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { FactChange, FactChangeBy, WrittenChange } from '#features/game-data/editing/facts-desk.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { requireLevel } from '#features/people/operators/operator.policy.ts';
import { publishDeskChange } from '#features/people/operators/publish-desk-change.service.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { isAppError } from '#shared/errors.ts';
import type { DataContext } from './data.context.ts';

export type ChangeDeps = Pick<DataContext, 'factsDesk' | 'config'>;

/** Says a level that is too low as every call of operators says it. */
function requireLevelOf(actor: Operator, error: unknown): void {
  if (!isAppError(error) || error.code !== 'FORBIDDEN') return;
  const needs = error.data?.needs;
  if (typeof needs === 'number') requireLevel(actor, needs as OperatorLevel);
}

/**
 * Changes the facts in the operator's name and lets every desk read them again.
 * @throws {AppError} as `FactsDesk.change`; FORBIDDEN for what wants a higher level
 */
export async function changeFacts(
  ctx: WriteCtx<Operator>,
  { factsDesk, config }: ChangeDeps,
  change: FactChange,
  { note, isCorrection = false }: Pick<FactChangeBy, 'note' | 'isCorrection'>,
): Promise<WrittenChange> {
  const { actor, clock, db } = ctx;
  const by = { by: actor.userId, at: clock.now(), note, isCorrection, level: actor.level };
  // A write's unit of work is one transaction.
  const written = await factsDesk.change(db as Transaction<Database>, change, by).catch((error: unknown) => {
    requireLevelOf(actor, error);
    throw error;
  });
  if (written.version !== null) await publishDeskChange(ctx, config, { kind: 'data', id: written.version });
  return written;
}
