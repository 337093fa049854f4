/** Roles of seats: 0 anyone, 1 to 4 that job, 5 격수 (전사 or 도적). */
export const ROLE = { anyone: 0, striker: 5 } as const;
export const STRIKERS: readonly number[] = [1, 2];
export const PARTY_STATE = { open: 1, full: 2, ended: 3 } as const;
export const ITEM_DISTRIBUTION = { free: 1, turns: 2, dice: 3, split: 4, needed: 5, agreed: 6 } as const;
export const ANYWHERE = 0;
/** Default roles of seats 2 to 4: 격수, 주술사, 도사. */
export const USUAL_ROLES = [5, 3, 4] as const;
