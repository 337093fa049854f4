import type { PersonalData } from '../personal-data.ts';
import { deleteNotificationsByProfile, findAllNotifications } from './notification.repository.ts';
import { deleteChoiceByProfile, findChoices } from './notification-choice.repository.ts';
import { findSubscriptions, deleteSubscriptionsByProfile as removeSubscriptions } from './push.repository.ts';
import { findWebhookByProfile as findWebhook, deleteWebhookByProfile as removeWebhook } from './webhook.repository.ts';

export const notificationData: PersonalData = {
  name: 'notifications',
  exportOf: async (db, { profileId }) =>
    profileId === null
      ? []
      : {
          notifications: await findAllNotifications(db, profileId),
          browsers: (await findSubscriptions(db, profileId)).map(({ endpoint, created_at }) => ({
            endpoint,
            createdAt: created_at,
          })),
          choice: (await findChoices(db, [profileId])).get(profileId) ?? null,
          webhook: (await findWebhook(db, profileId))?.url ?? null,
        },
  deleteOf: async ({ db }, { profileId }) => {
    if (profileId === null) return;
    await deleteNotificationsByProfile(db, profileId);
    await deleteChoiceByProfile(db, profileId);
    await removeSubscriptions(db, profileId);
    await removeWebhook(db, profileId);
  },
};
