import { formatDateWithWeekday, formatTime } from '#shared/korean/dates.ts';
import { guildPath } from '../guilds/guild.labels.ts';

/** A message for a guild's own channel. */
export interface GuildMessageText {
  title: string;
  body: string;
  path: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface ShownGathering {
  readonly title: string;
  readonly at: Date;
  readonly place: string;
  readonly capacity: number | null;
}

const formatWhen = ({ at }: Pick<ShownGathering, 'at'>) => `${formatDateWithWeekday(at)} ${formatTime(at)}`;

/** Returns `2026년 11월 28일 (토) 오후 8:00, 국내성 남문, 정원 12`. */
function formatFacts(gathering: ShownGathering): string {
  const { place, capacity } = gathering;
  return [formatWhen(gathering), place, capacity !== null && `정원 ${capacity}`].filter(Boolean).join(', ');
}

/** Messages contain no names of players, because they outlive a deleted player. */
export const guildMessages = {
  gatheringMade: ({ id }: Pick<Named, 'id'>, gathering: ShownGathering): GuildMessageText => ({
    title: `새 일정: ${gathering.title}`,
    body: `${formatFacts(gathering)}. 참가할 수 있는지 답해 주세요.`,
    path: guildPath(id, 'schedule'),
  }),

  gatheringChanged: ({ id }: Pick<Named, 'id'>, gathering: ShownGathering): GuildMessageText => ({
    title: `바뀐 일정: ${gathering.title}`,
    body: `${formatFacts(gathering)}.`,
    path: guildPath(id, 'schedule'),
  }),

  gatheringCancelled: ({ id }: Pick<Named, 'id'>, gathering: ShownGathering): GuildMessageText => ({
    title: `취소된 일정: ${gathering.title}`,
    body: `${formatWhen(gathering)} 일정이 취소되었습니다.`,
    path: guildPath(id, 'schedule'),
  }),

  reminder: (
    { id }: Pick<Named, 'id'>,
    gathering: ShownGathering,
    { coming }: { coming: number },
  ): GuildMessageText => ({
    title: `곧 시작: ${gathering.title}`,
    body: `${formatFacts(gathering)}. 참가 ${coming}명.`,
    path: guildPath(id, 'schedule'),
  }),

  joined: ({ id, name }: Named, { members }: { members: number }): GuildMessageText => ({
    title: '새 문파원이 들어왔습니다',
    body: `${name} 문파원 ${members}명.`,
    path: guildPath(id, 'members'),
  }),

  left: ({ id, name }: Named, { members }: { members: number }): GuildMessageText => ({
    title: '문파원이 나갔습니다',
    body: `${name} 문파원 ${members}명.`,
    path: guildPath(id, 'members'),
  }),

  pinned: ({ id, name }: Named): GuildMessageText => ({
    title: '게시판에 고정된 글이 있습니다',
    body: `${name} 게시판에서 볼 수 있습니다.`,
    path: guildPath(id, 'board'),
  }),
};
