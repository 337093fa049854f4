import { communityReactions } from '#features/community/community-reactions.service.ts';
import { seedQuests } from '#features/content/quests/seed-quests.service.ts';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { writeNotifications } from '#features/people/notifications/write-notifications.service.ts';
import { tradeReactions } from '#features/trade/trade-reactions.service.ts';
import type { OnImport } from '#game-data/import/on-import.ts';
import type { EffectHandlers } from '#platform/effects/effects.ts';

export const siteEffects: EffectHandlers = {
  reactions: [...tradeReactions, ...communityReactions],
  writeAudit,
  writeNotices: writeNotifications,
};

/** Articles that come with the files of facts. */
export const onImport: OnImport = async (db, { quests }) => (await seedQuests(db, quests, new Date())) > 0;
