import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import { DAY_MS } from '#shared/durations.ts';

const PROMISE_TAG = 1;

/**
 * Returns `최근 90일 파티 102회 · 약속을 지켜요 29명 · 거래 완료 57건`.
 * @param now milliseconds by the server's clock
 */
export function recordLine({ since, deals, parties, manner }: PlayerRecord, now: number): string {
  const hunts = parties.led + parties.joined;
  const promises = manner.find(({ tag }) => tag === PROMISE_TAG)?.givers ?? 0;
  const parts = [
    hunts > 0 ? `최근 ${parties.days}일 파티 ${hunts}회` : '',
    promises > 0 ? `약속을 지켜요 ${promises}명` : '',
    deals.completed > 0 ? `거래 완료 ${deals.completed}건` : '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' · ');
  const days = Math.floor((now - Date.parse(since)) / DAY_MS);
  return days < 1 ? '오늘 가입' : `가입 ${days + 1}일차 · 아직 기록 없음`;
}
