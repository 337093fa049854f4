import { MINUTE_MS } from '#shared/durations.ts';
import type { BrakeGroup } from '#shared/endpoint.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';

const ACTS: Readonly<Record<BrakeGroup, string>> = {
  trades: '거래 글을 올릴',
  parties: '파티를 만들거나 참가를 신청할',
  guilds: '문파를 만들거나 가입을 신청할',
  boards: '문파 게시판과 일정에 글을 쓸',
};

/** Text for a new player whose write is held back. */
export function brakeText(group: BrakeGroup, minAccountHours: number, until: Date): string {
  const minute = new Date(Math.ceil(until.getTime() / MINUTE_MS) * MINUTE_MS);
  const from = `${formatMonthDay(minute)} ${formatClock(minute)}`;
  return `지금은 가입하고 ${minAccountHours}시간이 지나야 ${ACTS[group]} 수 있습니다. ${from}부터 가능합니다.`;
}
