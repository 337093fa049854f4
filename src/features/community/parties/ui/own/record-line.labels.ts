import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import { DAY_MS } from '#shared/durations.ts';

const PROMISE_TAG = 1;

/**
 * `파티 90일에 102번 · 약속을 지켜요 29명 · 끝낸 거래 57`
 * @param now milliseconds by the server's clock
 */
export function recordLine({ since, deals, parties, manner }: PlayerRecord, now: number): string {
  const hunts = parties.led + parties.joined;
  const promises = manner.find(({ tag }) => tag === PROMISE_TAG)?.givers ?? 0;
  const parts = [
    hunts > 0 ? `파티 ${parties.days}일에 ${hunts}번` : '',
    promises > 0 ? `약속을 지켜요 ${promises}명` : '',
    deals.completed > 0 ? `끝낸 거래 ${deals.completed}` : '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  return days < 1 ? '오늘 처음 온 사람' : `온 지 ${days}일 · 아직 기록 없음`;
}
