import { relativeTime } from '#shared/korean/relative-time.ts';

export function renameWait(nextAt: Date, now: Date): string {
  return `이름은 30일에 한 번 바꿀 수 있습니다. ${relativeTime(nextAt, now)}에 다시 바꿀 수 있습니다.`;
}
