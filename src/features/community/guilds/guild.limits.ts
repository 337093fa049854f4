import { DAY_MS } from '#shared/durations.ts';
import { RANK, type Rank } from './guild-codes.ts';

// contract §14

export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_MESSAGE_LENGTH = 200;
export const MAX_TINT = 7;
export const MAX_MEMBERS = 200;
/** Of a rank; without one: as many as there are. */
export const MAX_OF_RANK: Readonly<Partial<Record<Rank, number>>> = { [RANK.deputy]: 3, [RANK.elder]: 10 };
export const MAX_APPLICATIONS = 3;
/** Of one player, a Korean day. */
export const FOUNDED_A_DAY = 1;
export const RENAMED_AFTER_MS = 30 * DAY_MS;
export const NAME_RESTS_MS = 30 * DAY_MS;
export const REFUSED_FOR_MS = DAY_MS;
export const PUT_OUT_FOR_MS = 7 * DAY_MS;
export const LEADER_ABSENT_MS = 45 * DAY_MS;
export const TAKEOVER_NOTICE_MS = 7 * DAY_MS;
export const RESTORED_WITHIN_MS = 14 * DAY_MS;
