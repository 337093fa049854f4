import { communityReactions } from '#features/community/community-reactions.service.ts';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { writeNotifications } from '#features/people/notifications/write-notifications.service.ts';
import { tradeReactions } from '#features/trade/trade-reactions.service.ts';
import type { EffectHandlers } from '#platform/effects/effects.ts';

export const siteEffects: EffectHandlers = {
  reactions: [...tradeReactions, ...communityReactions],
  writeAudit,
  writeNotices: writeNotifications,
};
