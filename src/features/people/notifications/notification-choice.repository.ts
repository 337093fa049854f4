import type { Db } from '#platform/database/db.ts';
import type { Choice } from './notification-group.rules.ts';

/** Returns choices by profile id; players who have changed nothing are absent. */
export async function findChoices(db: Db, profileIds: readonly number[]): Promise<ReadonlyMap<number, Choice>> {
  if (profileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification_choice')
    .selectAll()
    .where('profile_id', 'in', [...profileIds])
    .execute();
  return new Map(
    rows.map(({ profile_id, push_off, webhook_off, notices, quiet_from: from, quiet_to: to }) => [
      profile_id,
      {
        pushOff: push_off,
        webhookOff: webhook_off,
        notices,
        quiet: from === null || to === null ? null : { from, to },
      },
    ]),
  );
}

export async function storeChoice(db: Db, profileId: number, choice: Choice): Promise<void> {
  const values = {
    push_off: [...choice.pushOff],
    webhook_off: [...choice.webhookOff],
    notices: choice.notices,
    quiet_from: choice.quiet?.from ?? null,
    quiet_to: choice.quiet?.to ?? null,
  };
  await db
    .insertInto('notification_choice')
    .values({ profile_id: profileId, ...values })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values))
    .execute();
}

export async function deleteChoiceByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('notification_choice').where('profile_id', '=', profileId).execute();
}

/** Returns the ids of players who want to be notified of pinned notices. */
export async function findSubscribers(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('notification_choice').select('profile_id').where('notices', '=', true).execute();
  return rows.map(({ profile_id }) => profile_id);
}
