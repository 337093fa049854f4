import { relativeTime } from '#shared/korean/relative-time.ts';
import { PULL_UP_EVERY_MS } from './trade.limits.ts';

const MINUTE_S = 60;

/** Returns milliseconds; 0: now. */
export function computeWait(pullUpAt: string | null, now: number): number {
  return pullUpAt === null ? 0 : Math.max(Date.parse(pullUpAt) + PULL_UP_EVERY_MS - now, 0);
}

/** `24:05`. Rounds up to a whole second, so that it never promises too early. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

export const bumpedText = (count: number) => `거래 중인 글 ${count}건을 맨 위로 올렸습니다.`;

export function tooEarlyText(next: Date, now: Date): string {
  const time = relativeTime(next, now);
  const when = time === '곧' ? '곧' : `${time}에`;
  return `끌올은 한 시간에 한 번 할 수 있습니다. ${when} 다시 할 수 있습니다.`;
}
