import { SITE_NAME } from '#shared/site-name.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { type Message, postOutside, type SendOutcome } from './post-outside.service.ts';
import { discordText } from './webhook.rules.ts';

/** Limits of Discord, in characters. */
const MAX_TITLE = 256;
const MAX_DESCRIPTION = 4096;
/** Characters of the notification's text that are sent; longer texts are read on the site. */
const SENT_LETTERS = 2000;

export async function sendWebhook(
  url: string,
  { title, body, path }: Omit<Message, 'notificationId'>,
  { siteUrl, clock, signal }: { siteUrl: string; clock: { now(): Date }; signal: AbortSignal },
): Promise<SendOutcome> {
  const content = {
    username: SITE_NAME,
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: discordText(title, MAX_TITLE),
        description: discordText(body.slice(0, SENT_LETTERS), MAX_DESCRIPTION),
        url: new URL(path, siteUrl).href,
      },
    ],
  };
  const answer = await postOutside(
    url,
    { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) },
    signal,
  );
  if ('is' in answer) return answer;
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404) return { is: 'gone', fault: peopleErrors.webhookDeleted };
  if (status === 401 || status === 403) {
    return { is: 'gone', fault: peopleErrors.webhookRefused };
  }
  if (status >= 300 && status < 400) {
    return { is: 'gone', fault: peopleErrors.webhookMoved };
  }
  if (status === 429) return { is: 'later', at: new Date(clock.now().getTime() + retryAfterMs) };
  if (status >= 500) return { is: 'failed', reason: `Discord answered ${status}` };
  return { is: 'dropped', reason: `Discord answered ${status}` };
}
