import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { jobName } from '#shared/jobs.ts';
import type { Guild } from './guild.contract.ts';
import { GUILD_SORTS, type GuildSort, JOIN_POLICY, JOIN_POLICY_NAMES } from './guild.labels.ts';
import { MAX_MEMBERS } from './guild.limits.ts';

/** Policies of joining as sentences, for the guild's page. */
export const POLICY_SENTENCES: Readonly<Record<number, string>> = {
  [JOIN_POLICY.approval]: '문주·부문주·장로가 확인하고 승인합니다',
  [JOIN_POLICY.free]: '조건에 맞으면 신청하는 대로 들어갑니다',
  [JOIN_POLICY.closed]: '지금은 새 문파원을 받지 않습니다',
};

const SORT_NAMES: Readonly<Record<GuildSort, string>> = { new: '새로 생긴 문파부터', members: '문파원 많은 문파부터' };

export const SORT_CHOICES = GUILD_SORTS.map((sort) => ({ value: sort === 'new' ? '' : sort, label: SORT_NAMES[sort] }));

type Wanted = Pick<Guild, 'jobs' | 'minLevel'>;

/** Returns `90 이상`; empty: any level. */
export function wantedLevel({ minLevel }: Pick<Guild, 'minLevel'>): string {
  return minLevel <= 1 ? '' : `${minLevel} 이상`;
}

/** Returns `전사·도사 구함 · 레벨 90 이상` or `누구나`. */
export function wantedText({ jobs, minLevel }: Wanted): string {
  const names = jobs.map(jobName).join('·');
  const level = wantedLevel({ minLevel });
  return [names && `${names} 구함`, level && `레벨 ${level}`].filter(Boolean).join(' · ') || '누구나';
}

export function isFull({ memberCount }: Pick<Guild, 'memberCount'>): boolean {
  return memberCount >= MAX_MEMBERS;
}

/** Returns whether the guild takes new members now. */
export function isSeeking(guild: Pick<Guild, 'joinPolicy' | 'memberCount'>): boolean {
  return guild.joinPolicy !== JOIN_POLICY.closed && !isFull(guild);
}

const SUMMARY_LETTERS = 80;

/** Summary for search engines and previews: facts of the guild and the first line of its description. */
export function guildSummary(guild: Guild, server: string): string {
  const { name, memberCount, description, leader } = guild;
  const facts = [`문파원 ${memberCount}명`, leader && `문주 ${leader.name}`, isSeeking(guild) && wantedText(guild)];
  const [line = ''] = description.split('\n');
  const excerpt = [...line].length > SUMMARY_LETTERS ? `${[...line].slice(0, SUMMARY_LETTERS).join('')}…` : line;
  return [`${server} 문파 ${name}`, facts.filter(Boolean).join(' · '), excerpt].filter(Boolean).join('. ');
}

/** Draws the share picture of a guild from its name and facts alone. */
export function guildCard(guild: Guild): ShareCard {
  const { name, memberCount, jobs, joinPolicy } = guild;
  const wanted = [jobs.map(jobName).join('·'), wantedLevel(guild)].filter(Boolean).join(' ');
  return {
    title: name,
    kicker: guild.leader ? `문파 · 문주 ${guild.leader.name}` : '문파',
    values: [
      { label: '문파원', value: `${memberCount}명` },
      { label: '찾는 사람', value: wanted || '누구나' },
      { label: '가입', value: isFull(guild) ? '마감' : (JOIN_POLICY_NAMES[joinPolicy] ?? '') },
    ],
    look: { icon: 'skill/castle' },
  };
}
