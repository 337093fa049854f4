import type { SendOutcome } from '#features/people/notifications/post-outside.service.ts';
import { sendWebhook } from '#features/people/notifications/send-webhook.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { AlertMessage } from './alert.labels.ts';

export interface AlertSite {
  config: Pick<Config, 'alertWebhookUrl' | 'publicSiteUrl'>;
  clock: Clock;
}

/** `unset`: the site has no address for alerts. */
export type AlertOutcome = SendOutcome | { is: 'unset' };

/** Sends a message to the address of the configuration, by the rules of webhooks: no redirect is followed. */
export async function sendAlert(
  { config, clock }: AlertSite,
  message: AlertMessage,
  signal: AbortSignal,
): Promise<AlertOutcome> {
  const { alertWebhookUrl: url, publicSiteUrl: siteUrl } = config;
  if (url === undefined) return { is: 'unset' };
  try {
    return await sendWebhook(url, message, { siteUrl, clock, signal });
  } catch (error) {
    // It is unknown whether the message has arrived.
    return { is: 'dropped', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Names the reason for the log, without the address. */
export function failureOf(outcome: AlertOutcome): string | undefined {
  switch (outcome.is) {
    case 'sent':
    case 'unset':
      return undefined;
    case 'gone':
      return outcome.fault;
    case 'later':
      return 'Discord takes no more for now';
    default:
      return outcome.reason;
  }
}
