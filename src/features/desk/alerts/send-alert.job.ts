import { createTask, type JobTask } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { SEND_ALERT } from './alert.jobs.ts';
import { type AlertSite, failureOf, sendAlert } from './send-alert.service.ts';

/** After a long outage of the queue an alert is out of date; what still holds has rung again. */
const SEND_WITHIN_MS = HOUR_MS;

export function alertTasks(site: AlertSite & { log: Log }): JobTask[] {
  return [
    createTask(SEND_ALERT, async ({ at, ...message }, { signal, isLastAttempt }) => {
      const { clock, log } = site;
      if (clock.now().getTime() - Date.parse(at) > SEND_WITHIN_MS) return undefined;
      const outcome = await sendAlert(site, message, signal);
      if (outcome.is === 'later') return { againAt: outcome.at };
      const reason = failureOf(outcome);
      if (reason === undefined) return undefined;
      // The last attempt does not fail: a failed job would be an alert of its own.
      if (outcome.is === 'failed' && !isLastAttempt) throw new Error(reason);
      log.error({ reason, alert: message.title }, 'an alert was not taken');
      return undefined;
    }),
  ];
}
