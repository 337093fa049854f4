import { relativeTime } from '#shared/korean/relative-time.ts';
import { LISTINGS_PER_HOUR } from './trade.limits.ts';

export function listedTooOften(next: Date, now: Date): string {
  return `같은 아이템은 한 시간에 ${LISTINGS_PER_HOUR}번까지 올릴 수 있습니다. ${relativeTime(next, now)}에 다시 올릴 수 있습니다. 가격만 바꾸려면 내 거래에서 수정해 주세요.`;
}
