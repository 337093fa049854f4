import { readTimeCursor, type TimeKey, timeCursor } from '#shared/time-cursor.ts';
import { MAX_MEMBERS } from './guild.limits.ts';

/** Key of the last row of a directory page: its time, or its number of members. */
export type GuildKey = TimeKey | MembersKey;

interface MembersKey {
  readonly memberCount: number;
  readonly id: number;
}

/** Prefix that no time begins with. */
const BY_MEMBERS = 'M';

export function guildCursor(key: GuildKey): string {
  return 'at' in key ? timeCursor(key) : BY_MEMBERS + timeCursor({ at: new Date(key.memberCount), id: key.id });
}

export function readGuildCursor(cursor: string): GuildKey | undefined {
  if (!cursor.startsWith(BY_MEMBERS)) return readTimeCursor(cursor);
  const key = readTimeCursor(cursor.slice(BY_MEMBERS.length));
  const memberCount = key?.at.getTime() ?? 0;
  return key && memberCount <= MAX_MEMBERS ? { memberCount, id: key.id } : undefined;
}
