export const RANK = { leader: 1, deputy: 2, elder: 3, member: 4, trainee: 5 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];
/** Ranks that answer applications and lead the guild's activities. */
export const OFFICERS: readonly Rank[] = [RANK.leader, RANK.deputy, RANK.elder];
export const JOIN_POLICY = { approval: 1, free: 2, closed: 3 } as const;
export type JoinPolicy = (typeof JOIN_POLICY)[keyof typeof JOIN_POLICY];
export const GUILD_SORTS = ['new', 'members'] as const;
export type GuildSort = (typeof GUILD_SORTS)[number];
