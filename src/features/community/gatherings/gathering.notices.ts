import { formatDateWithWeekday, formatTime } from '#shared/korean/dates.ts';
import type { Notice } from '#shared/notice.ts';
import { guildPath } from '../guilds/guild.labels.ts';
import type { GatheringRow } from './gathering.repository.ts';

export type GatheringNotice = Notice<
  | 'gathering.made'
  | 'gathering.changed'
  | 'gathering.cancelled'
  | 'gathering.reminder'
  | 'gathering.seated'
  | 'gathering.stopped'
>;

type Shown = Pick<GatheringRow, 'id' | 'guild_id' | 'title' | 'begins_at' | 'place'>;

const toPath = ({ guild_id }: Shown) => guildPath(guild_id, 'schedule');
const formatWhen = ({ begins_at }: Shown) => `${formatDateWithWeekday(begins_at)} ${formatTime(begins_at)}`;
/** Returns `흉가 2층 앞, 2026년 11월 21일 (토) 오후 9:00`. */
const whereAndWhen = (gathering: Shown) => [gathering.place, formatWhen(gathering)].filter(Boolean).join(', ');
const toOnceKey = ({ id }: Shown, what: string, at: Date) => `gathering:${id}:${what}:${at.getTime()}`;

/** Notices contain no names of players, because notifications outlive a deleted player. */
export const gatheringNotices = {
  made: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.made',
    title: '새 문파 일정이 있습니다',
    body: `${gathering.title}: ${whereAndWhen(gathering)}. 참가할 수 있는지 답해 주세요.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'made', at),
  }),

  changed: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.changed',
    title: '문파 일정이 바뀌었습니다',
    body: `${gathering.title}: ${whereAndWhen(gathering)}.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'changed', at),
  }),

  /** For players who wait because the capacity became smaller. */
  waiting: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.changed',
    title: '문파 일정의 대기로 바뀌었습니다',
    body: `${gathering.title}: ${formatWhen(gathering)}. 정원이 줄었습니다. 자리가 나면 순서대로 참가로 바뀝니다.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'waiting', at),
  }),

  cancelled: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.cancelled',
    title: '문파 일정이 취소되었습니다',
    body: `${gathering.title}: ${formatWhen(gathering)} 일정을 취소했습니다.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'cancelled', at),
  }),

  /** Sent once per start time. */
  reminder: (gathering: Shown, { isWaiting }: { isWaiting: boolean }): GatheringNotice => ({
    kind: 'gathering.reminder',
    title: '문파 일정이 곧 시작합니다',
    body: `${gathering.title}: ${whereAndWhen(gathering)}.${isWaiting ? ' 아직 자리가 나지 않아 대기입니다.' : ''}`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'reminder', gathering.begins_at),
  }),

  seated: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.seated',
    title: '문파 일정에 자리가 났습니다',
    body: `${gathering.title}: ${whereAndWhen(gathering)}. 대기에서 참가로 바뀌었습니다.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'seated', at),
  }),

  /** For the gathering's creator. */
  stopped: (gathering: Shown, at: Date): GatheringNotice => ({
    kind: 'gathering.stopped',
    title: '매주 되풀이하던 문파 일정이 멈췄습니다',
    body: `${gathering.title}에 네 번 연달아 아무도 참가하지 않아 다음 일정을 만들지 않았습니다.`,
    path: toPath(gathering),
    once: toOnceKey(gathering, 'stopped', at),
  }),
};
