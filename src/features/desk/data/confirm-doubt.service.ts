import { isDeepStrictEqual } from 'node:util';
import { confirmValues } from '#features/game-data/editing/confirm-values.service.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import type { DataContext } from './data.context.ts';

interface SeenValue {
  entity: EntityName;
  rowId: number;
  field: string;
  value: unknown;
}

/**
 * Hides the doubts about a field until one of the values that they are about changes. A doubt about a range is about both of
 * its ends, which are confirmed together.
 * @throws {AppError} NOT_FOUND where there is no doubt, CONFLICT.CHANGED where the value is another by now
 */
export async function confirmDoubt(
  { actor, db, clock, effects }: WriteCtx<Operator>,
  { factsDesk }: Pick<DataContext, 'factsDesk'>,
  { entity, rowId, field, value }: SeenValue,
): Promise<{ isConfirmed: true }> {
  const row = await factsDesk.row(entity, rowId);
  const seen = row?.fields.find(({ name }) => name === field);
  if (row === undefined || seen === undefined || seen.doubts.length === 0) throw new AppError('NOT_FOUND');
  if (!isDeepStrictEqual(seen.value, value ?? null))
    throw new AppError('CONFLICT', { data: { reason: 'CHANGED', current: seen.value } });
  const texts = new Set(seen.doubts.map(({ text }) => text));
  const fields = row.fields.filter(({ doubts }) => doubts.some(({ text }) => texts.has(text)));
  const values = fields.map((one) => ({ entity, rowId, field: one.name, value: one.value }));
  await confirmValues(db, values, { by: actor.userId, at: clock.now() });
  effects.audit('data.confirm-doubt', `data:${row.version}`, { entity, rowId, field });
  return { isConfirmed: true };
}
