import { postOutside } from './post-outside.service.ts';
import type { Message, SendOutcome } from './send-outcome.ts';

/** Hands a message to a Discord webhook. Nobody is called by name in it, whatever the text says. */
export async function sendWebhook(
  url: string,
  { title, body, path }: Message,
  { siteUrl, clock, signal }: { siteUrl: string; clock: { now(): Date }; signal: AbortSignal },
): Promise<SendOutcome> {
  const content = {
    username: '바람나루',
    allowed_mentions: { parse: [] },
    embeds: [{ title: title.slice(0, 250), description: body.slice(0, 2000), url: new URL(path, siteUrl).href }],
  };
  const answer = await postOutside(
    url,
    { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) },
    signal,
  );
  if ('is' in answer) return answer;
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404)
    return { is: 'gone', fault: '디스코드에서 지워진 웹훅입니다. 새로 만들어 주소를 다시 넣어 주세요.' };
  if (status === 401 || status === 403) {
    return { is: 'gone', fault: '디스코드가 이 웹훅을 받지 않습니다. 주소를 다시 확인해 주세요.' };
  }
  if (status >= 300 && status < 400) {
    return { is: 'gone', fault: '웹훅의 주소가 다른 곳을 가리킵니다. 주소를 다시 확인해 주세요.' };
  }
  if (status === 429) return { is: 'later', at: new Date(clock.now().getTime() + retryAfterMs) };
  if (status >= 500) return { is: 'failed', reason: `Discord answered ${status}` };
  return { is: 'dropped', reason: `Discord answered ${status}` };
}
