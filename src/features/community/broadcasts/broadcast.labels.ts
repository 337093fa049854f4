export const BROADCAST_KIND = { trade: 1, party: 2, other: 9 } as const;
export type BroadcastKind = (typeof BROADCAST_KIND)[keyof typeof BROADCAST_KIND];

export const KIND_LABELS: Readonly<Record<BroadcastKind, string>> = { 1: '거래', 2: '파티', 9: '그 밖' };

/** 0: unknown. */
export function channelLabel(channel: number): string {
  return channel === 0 ? '채널 모름' : `채널 ${channel}`;
}
