import { DAY_MS, HOUR_MS } from '#shared/durations.ts';

// Limits of guilds (contract §14).

export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_MESSAGE_LENGTH = 200;
export const MAX_TINT = 7;
export const MAX_MEMBERS = 200;
export const SAME_JOBS = '같은 직업이 두 번 있습니다.';
/** Maximum number of members by rank; ranks that are not listed are unlimited. */
export const MAX_OF_RANK: Readonly<Record<number, number>> = { 2: 3, 3: 10 };
export const MAX_APPLICATIONS = 3;
export const ICON_AGAIN_AFTER_MS = HOUR_MS;
export const RENAMED_AFTER_MS = 30 * DAY_MS;
export const NAME_RESTS_MS = 30 * DAY_MS;
export const REFUSED_FOR_MS = DAY_MS;
export const REJOIN_COOLDOWN_MS = 7 * DAY_MS;
export const LEADER_ABSENT_MS = 45 * DAY_MS;
export const TAKEOVER_NOTICE_MS = 7 * DAY_MS;
export const RESTORED_WITHIN_MS = 14 * DAY_MS;
