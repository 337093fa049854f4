/** Tabs that guilds themselves show to members; satellites add more. */
export const OWN_TABS = ['members', 'settings'] as const;

/** @param tab a tab for members */
export function guildPath(id: number, tab?: string): string {
  return tab === undefined ? `/guilds/${id}` : `${guildPath(id)}?tab=${tab}`;
}

export const RANK = { leader: 1, deputy: 2, elder: 3, member: 4, trainee: 5 } as const;
export type Rank = (typeof RANK)[keyof typeof RANK];
/** Ranks that answer applications and lead the guild's activities. */
export const OFFICERS: readonly Rank[] = [RANK.leader, RANK.deputy, RANK.elder];
export const JOIN_POLICY = { approval: 1, free: 2, closed: 3 } as const;
export type JoinPolicy = (typeof JOIN_POLICY)[keyof typeof JOIN_POLICY];
export const GUILD_SORTS = ['new', 'members'] as const;
export type GuildSort = (typeof GUILD_SORTS)[number];

export const RANK_NAMES: Readonly<Record<number, string>> = {
  [RANK.leader]: '문주',
  [RANK.deputy]: '부문주',
  [RANK.elder]: '장로',
  [RANK.member]: '문파원',
  [RANK.trainee]: '연습생',
};

export function rankName(rank: number): string {
  return RANK_NAMES[rank] ?? '';
}

export const JOIN_POLICY_NAMES: Readonly<Record<number, string>> = {
  [JOIN_POLICY.approval]: '승인 후 가입',
  [JOIN_POLICY.free]: '바로 가입',
  [JOIN_POLICY.closed]: '받지 않음',
};

export const ERASED_POST = '지운 글입니다';
