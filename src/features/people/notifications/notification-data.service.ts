import type { PersonalData } from '../personal-data.ts';
import { findAllOf, removeAllOf } from './notification.repository.ts';
import { findChoices, removeChoiceOf } from './notification-choice.repository.ts';
import { findAllOf as findSubscriptions, removeAllOf as removeSubscriptions } from './push.repository.ts';
import { findOf as findWebhook, removeOf as removeWebhook } from './webhook.repository.ts';

export const notificationData: PersonalData = {
  name: 'notifications',
  exportOf: async (db, { profileId }) =>
    profileId === null
      ? []
      : {
          notifications: await findAllOf(db, profileId),
          browsers: (await findSubscriptions(db, profileId)).map(({ endpoint, created_at }) => ({
            endpoint,
            createdAt: created_at,
          })),
          choice: (await findChoices(db, [profileId])).get(profileId) ?? null,
          webhook: (await findWebhook(db, profileId))?.url ?? null,
        },
  deleteOf: async ({ db }, { profileId }) => {
    if (profileId === null) return;
    await removeAllOf(db, profileId);
    await removeChoiceOf(db, profileId);
    await removeSubscriptions(db, profileId);
    await removeWebhook(db, profileId);
  },
};
