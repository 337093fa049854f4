import webPush from 'web-push';
import { firstLetters } from '#shared/text-length.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { type Message, type PushOutcome, postOutside } from './post-outside.service.ts';
import type { PushSubscriptionRow } from './push.repository.ts';
import type { Vapid } from './vapid.service.ts';

/** Seconds that a push service stores a message for an offline browser; older prices are out of date. */
const PUSH_TTL_S = 6 * 60 * 60;
/** Characters. Push services accept 4 kB. */
const MAX_TEXT_LENGTH = 300;

export async function sendPush(
  subscription: PushSubscriptionRow,
  message: Message,
  { vapid, clock, signal }: { vapid: Vapid; clock: { now(): Date }; signal: AbortSignal },
): Promise<PushOutcome> {
  const request = createRequest(subscription, message, vapid);
  if (!request) return { is: 'gone', fault: peopleErrors.pushKeys };
  const answer = await postOutside(subscription.endpoint, request, signal);
  if ('is' in answer) return answer;
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone', fault: peopleErrors.pushEnded };
  // The service rejects this site's signature: its key, clock or subject is wrong.
  if (status === 401 || status === 403) return { is: 'refused', status };
  if (status === 429) return { is: 'later', at: new Date(clock.now().getTime() + retryAfterMs) };
  if (status === 413 || status >= 500) return { is: 'failed', reason: `the push service answered ${status}` };
  return { is: 'dropped', reason: `the push service answered ${status}` };
}

function createRequest(
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  { notificationId, title, body, path }: Message,
  vapid: Vapid,
): { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } | undefined {
  const text = JSON.stringify({
    title: firstLetters(title, MAX_TEXT_LENGTH),
    body: firstLetters(body, MAX_TEXT_LENGTH),
    path,
    // A browser that receives it twice shows it once.
    tag: `notification-${notificationId}`,
  });
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: vapid,
      TTL: PUSH_TTL_S,
      urgency: 'high',
    });
    // `fetch` sets the length itself.
    const { 'Content-Length': _length, ...headers } = request.headers;
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(named), body: new Uint8Array(request.body) };
  } catch {
    return undefined;
  }
}
