import type { Notice } from '#shared/notice.ts';
import { guildPath } from '../guilds/guild.labels.ts';

export const lootRotationNotices = {
  /** Notices contain no names of players, because notifications outlive a deleted player. */
  next: (
    { id, partyId, guildId, title }: { id: number; partyId: number | null; guildId: number | null; title: string },
    { entryId, at }: { entryId: number; at: Date },
  ): Notice<'turn.next'> => ({
    kind: 'turn.next',
    title: '내 순번이 되었습니다',
    body: `${title} 순번표에서 내 순번이 되었습니다.`,
    path: guildId === null ? `/party/${partyId}` : guildPath(guildId, 'loot'),
    once: `turn:${id}:next:${entryId}:${at.getTime()}`,
  }),
};
