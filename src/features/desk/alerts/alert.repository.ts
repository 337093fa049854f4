import type { AlertName } from '#features/shell/settings/setting.contract.ts';
import type { Db } from '#platform/database/db.ts';

/**
 * Takes the right to ring for one process, by one statement.
 * @param before the alert must not have rung since
 */
export async function takeAlert(db: Db, name: AlertName, { at, before }: { at: Date; before: Date }): Promise<boolean> {
  const taken = await db
    .insertInto('alert')
    .values({ name, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ last_at: at })
        .where(({ eb, or }) => or([eb('alert.last_at', 'is', null), eb('alert.last_at', '<=', before)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export function findRings(db: Db): Promise<{ name: string; lastAt: Date | null }[]> {
  return db.selectFrom('alert').select(['name', 'last_at as lastAt']).execute();
}

/** Remembers since when a condition is true. @returns null while it is not */
export async function trackCondition(
  db: Db,
  name: AlertName,
  { isTrue, now }: { isTrue: boolean; now: Date },
): Promise<Date | null> {
  if (!isTrue) {
    await db
      .updateTable('alert')
      .set({ since: null })
      .where('name', '=', name)
      .where('since', 'is not', null)
      .execute();
    return null;
  }
  const { since } = await db
    .insertInto('alert')
    .values({ name, since: now })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn, ref, val }) => ({ since: fn.coalesce(ref('alert.since'), val(now)) })),
    )
    .returning('since')
    .executeTakeFirstOrThrow();
  return since;
}

export interface AlertTest {
  at: Date;
  isSent: boolean;
  ms: number;
}

export function findTest(db: Db): Promise<AlertTest | undefined> {
  return db.selectFrom('alert_test').select(['at', 'is_sent as isSent', 'ms']).executeTakeFirst();
}

export async function saveTest(db: Db, { at, isSent, ms }: AlertTest): Promise<void> {
  const row = { at, is_sent: isSent, ms };
  await db
    .insertInto('alert_test')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}
