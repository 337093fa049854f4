import type { Db } from '#platform/database/db.ts';
import { type ConfirmedValue, saveConfirmedValues } from './doubt-confirmation.repository.ts';

/** Hides the doubts about these values from operators until they change. */
export function confirmValues(
  db: Db,
  values: readonly ConfirmedValue[],
  confirmation: { by: string; at: Date },
): Promise<void> {
  return saveConfirmedValues(db, values, confirmation);
}
