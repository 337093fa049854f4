import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { jobName } from '#shared/jobs.ts';
import type { Guild } from './guild.contract.ts';
import { isFull, SHORT_POLICIES, wantedLevel } from './guild-page.labels.ts';

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
      { label: '가입', value: isFull(guild) ? '마감' : (SHORT_POLICIES[joinPolicy] ?? '') },
    ],
    look: { icon: 'skill/castle' },
  };
}
