import { findNoticeSubscribers } from '#features/people/notifications/notification.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { articleNotices } from './article.notices.ts';
import { claimPinned } from './article.repository.ts';
import type { ListedRow } from './article-row.ts';

/**
 * Notifies players of each notice that has become both public and pinned without a save. It does so once per notice
 * (contract §18).
 */
export async function notifyOfPinned({ db, effects }: UnitOfWork, now: Date): Promise<void> {
  const notices = await claimPinned(db, now);
  if (notices.length > 0) await notifySubscribers({ db, effects }, notices);
}

export async function notifySubscribers({ db, effects }: UnitOfWork, notices: readonly ListedRow[]): Promise<void> {
  const subscribers = await findNoticeSubscribers(db);
  for (const row of notices) {
    for (const profileId of subscribers) effects.notify(profileId, articleNotices.published(row));
  }
}
