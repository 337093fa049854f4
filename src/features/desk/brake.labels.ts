import type { BrakeGroup } from '#shared/endpoint.ts';

/** Groups of writes that the brake may stop. */
export const BRAKED_WRITES: Readonly<Record<BrakeGroup, string>> = {
  trades: '거래',
  parties: '파티',
  guilds: '문파',
  boards: '문파 게시판',
};
