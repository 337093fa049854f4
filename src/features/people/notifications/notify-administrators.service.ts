import type { Config } from '#platform/config/config.schema.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import type { Notice } from '#shared/notice.ts';
import { listOperators } from '../operators/operator.service.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';

/**
 * Notifies administrators of a problem that only they can solve. Those without a character are not reached, so the
 * caller also logs it.
 */
export async function notifyAdministrators(
  { db, effects }: UnitOfWork,
  { operatorUserIds }: Pick<Config, 'operatorUserIds'>,
  notice: Notice,
): Promise<void> {
  const named = (await listOperators(db)).filter(({ level }) => level === OPERATOR_LEVEL.administrator);
  const userIds = new Set([...operatorUserIds, ...named.map(({ userId }) => userId)].map((id) => id.toLowerCase()));
  for (const userId of userIds) {
    const profile = await findOwnProfile(db, userId);
    if (profile) effects.notify(profile.id, notice);
  }
}
