export const BROADCAST_KIND = { trade: 1, party: 2, other: 9 } as const;
export type BroadcastKind = (typeof BROADCAST_KIND)[keyof typeof BROADCAST_KIND];
