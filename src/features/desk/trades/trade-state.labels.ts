import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { STATUS_LABELS } from '#features/trade/trades/trade.labels.ts';
import { formatDateTime } from '#shared/korean/dates.ts';

const CANCELLED_BY: Readonly<Record<string, string>> = {
  replaced: '새 글로 바뀜',
  owner: '올린 사람',
  old: '30일 지남',
  operator: '운영자',
  account: '탈퇴',
};

/** Lists what stands beside a trade: its status, and what operators did to it. */
export function listTradeStates({ status, hiddenAt, restsSince, exclusion }: OperatorTrade): string[] {
  return [
    STATUS_LABELS[status],
    ...(hiddenAt === null ? [] : ['숨김']),
    ...(restsSince === null ? [] : ['정지로 쉼']),
    ...(exclusion === null ? [] : ['시세 제외']),
  ];
}

/** When and how a trade ended; null: it waits. */
export function tradeEnd({ completedAt, cancelledAt, cancelledBy }: OperatorTrade): string | null {
  if (completedAt !== null) return `완료, ${formatDateTime(completedAt)}`;
  if (cancelledAt === null) return null;
  const by = cancelledBy === null ? undefined : CANCELLED_BY[cancelledBy];
  return [by === undefined ? '취소' : `취소 (${by})`, formatDateTime(cancelledAt)].join(', ');
}

interface Acted {
  reason: string | null;
  at: string | null;
  by: { name: string | null } | null;
}

/** `설악, 2026년 11월 20일 오후 9:00: 허위 매물`; of old rows operator and moment are unknown. */
export function actedText({ reason, at, by }: Acted): string {
  const who = [by?.name, at === null ? null : formatDateTime(at)].filter(Boolean).join(', ');
  return [who, reason].filter(Boolean).join(': ') || '사유 없음';
}
