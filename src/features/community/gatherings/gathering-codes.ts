export const GATHERING_KIND = { hunt: 1, boss: 2, advancement: 3, meeting: 4, other: 9 } as const;
export const GATHERING_STATE = { upcoming: 1, running: 2, ended: 3, cancelled: 4 } as const;
export type GatheringState = (typeof GATHERING_STATE)[keyof typeof GATHERING_STATE];
export const ANSWER = { coming: 1, notComing: 2, unsure: 3 } as const;
export type Answer = (typeof ANSWER)[keyof typeof ANSWER];
/** `dungeonId` of a gathering without a dungeon. */
export const NO_DUNGEON = 0;
export const WEEKLY = 'weekly' as const;
