import { withParticle } from '#shared/korean/particle.ts';
import type { Notice } from '#shared/notice.ts';
import { guildPath, rankName } from './guild.labels.ts';

type GuildNotice = Notice<
  | 'guild.applied'
  | 'guild.accepted'
  | 'guild.refused'
  | 'guild.removed'
  | 'guild.rank'
  | 'guild.lead'
  | 'guild.takeover'
  | 'guild.closed'
  | 'guild.restored'
  | 'guild.pinned'
  | 'guild.webhook'
>;

interface Named {
  readonly id: number;
  readonly name: string;
}

const toOnceKey = ({ id }: Pick<Named, 'id'>, what: string, at: Date) => `guild:${id}:${what}:${at.getTime()}`;

/** Notices contain no names of players, because notifications outlive a deleted player. */
export const guildNotices = {
  applied: (guild: Named, { profileId, at }: { profileId: number; at: Date }): GuildNotice => ({
    kind: 'guild.applied',
    title: '문파 가입 신청이 왔습니다',
    body: `${guild.name} 문파에 가입 신청이 왔습니다.`,
    path: guildPath(guild.id, 'members'),
    once: toOnceKey(guild, `applied-${profileId}`, at),
  }),

  accepted: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.accepted',
    title: '문파에 들어갔습니다',
    body: `${guild.name} 문파가 가입을 수락했습니다.`,
    path: guildPath(guild.id),
    once: toOnceKey(guild, 'accepted', at),
  }),

  refused: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.refused',
    title: '문파 가입이 거절되었습니다',
    body: `${guild.name} 문파가 가입 신청을 거절했습니다.`,
    path: guildPath(guild.id),
    once: toOnceKey(guild, 'refused', at),
  }),

  removed: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.removed',
    title: '문파에서 추방되었습니다',
    body: `${guild.name} 문파에서 추방되었습니다.`,
    path: guildPath(guild.id),
    once: toOnceKey(guild, 'removed', at),
  }),

  rank: (guild: Named, { rank, at }: { rank: number; at: Date }): GuildNotice => ({
    kind: 'guild.rank',
    title: '문파의 직위가 바뀌었습니다',
    body: `${guild.name} 문파에서 ${withParticle(rankName(rank), '이/가')} 되었습니다.`,
    path: guildPath(guild.id, 'members'),
    once: toOnceKey(guild, `rank-${rank}`, at),
  }),

  lead: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.lead',
    title: '문주가 되었습니다',
    body: `${guild.name} 문파의 문주를 넘겨받았습니다.`,
    path: guildPath(guild.id, 'members'),
    once: toOnceKey(guild, 'lead', at),
  }),

  takeover: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.takeover',
    title: '부문주가 문주를 넘겨받으려고 합니다',
    body: `7일 안에 로그인하지 않으면 ${guild.name} 문파의 문주가 바뀝니다.`,
    path: guildPath(guild.id, 'members'),
    once: toOnceKey(guild, 'takeover', at),
  }),

  closed: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.closed',
    title: '문파가 닫혔습니다',
    body: `${guild.name} 문파가 닫혔습니다.`,
    path: guildPath(guild.id),
    once: toOnceKey(guild, 'closed', at),
  }),

  restored: (guild: Named, at: Date): GuildNotice => ({
    kind: 'guild.restored',
    title: '문파가 다시 열렸습니다',
    body: `${guild.name} 문파가 다시 열렸습니다.`,
    path: guildPath(guild.id),
    once: toOnceKey(guild, 'restored', at),
  }),

  pinned: (guild: Named, { postId, at }: { postId: number; at: Date }): GuildNotice => ({
    kind: 'guild.pinned',
    title: '문파 게시판에 고정된 글이 있습니다',
    body: `${guild.name} 문파 게시판에 글이 고정되었습니다.`,
    path: guildPath(guild.id, 'board'),
    once: toOnceKey(guild, `pinned-${postId}`, at),
  }),

  webhookFault: (guild: Pick<Named, 'id'>, { fault, at }: { fault: string; at: Date }): GuildNotice => ({
    kind: 'guild.webhook',
    title: '문파의 디스코드로 보내지 못합니다',
    body: `${fault} 문파 설정에서 다시 등록해 주세요.`,
    path: guildPath(guild.id, 'settings'),
    once: toOnceKey(guild, 'webhook', at),
  }),
};
