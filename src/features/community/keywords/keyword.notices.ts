import { withParticle } from '#shared/korean/particle.ts';
import type { Notice } from '#shared/notice.ts';

type KeywordNotice = Notice<'keyword.heard'>;

export interface ReceivedShout {
  id: number;
  channel: number;
  /** The text as shown, without the name, because notifications outlive erased names. */
  message: string;
}

const toPath = (text: string) => `/broadcast?${new URLSearchParams({ q: text })}`;

export const keywordNotices = {
  found: (
    { id, text }: { id: number; text: string },
    { id: shoutId, channel, message }: ReceivedShout,
  ): KeywordNotice => ({
    kind: 'keyword.heard',
    title: `외침에 ${withParticle(`‘${text}’`, '이/가')} 나왔습니다`,
    body: channel === 0 ? message : `채널 ${channel} · ${message}`,
    path: toPath(text),
    once: `keyword:${id}:shout:${shoutId}`,
  }),

  /** Sums up the hits of the ten minutes after a notification. */
  foundMore: ({ id, text }: { id: number; text: string }, count: number, until: Date): KeywordNotice => ({
    kind: 'keyword.heard',
    title: `외침에 ${withParticle(`‘${text}’`, '이/가')} ${count}번 더 나왔습니다`,
    body: `지난 10분 동안 ${withParticle(`‘${text}’`, '이/가')} 들어간 외침이 ${count}번 더 들렸습니다.`,
    path: toPath(text),
    once: `keyword:${id}:until:${until.getTime()}`,
  }),
};
