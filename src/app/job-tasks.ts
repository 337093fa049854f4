import { judgeTasks } from '#features/community/broadcasts/judge-broadcasts.job.ts';
import { gatheringTasks } from '#features/community/gatherings/follow-schedule.job.ts';
import { isPinned } from '#features/community/guild-posts/guild-post-data.service.ts';
import { guildMessageTasks } from '#features/community/guild-webhooks/post-guild-message.job.ts';
import { keywordTasks } from '#features/community/keywords/notify-keyword-matches.job.ts';
import { partyTasks } from '#features/community/parties/end-party.job.ts';
import { alertTasks } from '#features/desk/alerts/send-alert.job.ts';
import { deletionTasks } from '#features/people/deletions/record-deletion.job.ts';
import { type DeliveryContext, deliveryTasks } from '#features/people/notifications/deliver-notification.job.ts';
import { pauseTasks } from '#features/trade/trades/pause-trades.service.ts';
import { type WatchJobContext, watchTasks } from '#features/trade/watches/fire-watches.job.ts';
import type { JobTask } from '#platform/jobs/job.ts';

export function jobTasks(people: DeliveryContext, market: WatchJobContext, deletionLog: string): readonly JobTask[] {
  return [
    ...deletionTasks(deletionLog),
    ...deliveryTasks(people),
    ...watchTasks(market),
    ...pauseTasks(market),
    ...partyTasks(market),
    ...gatheringTasks(market),
    ...guildMessageTasks({ ...people, isPinned }),
    ...judgeTasks(market),
    ...keywordTasks(market),
    ...alertTasks(people),
  ];
}
