import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { guildFilter } from './guild.filter.ts';
import { GUILD_SORTS } from './guild-codes.ts';
import { readGuildCursor } from './guild-cursor.rules.ts';
import type { GuildTab } from './guild-paths.ts';

export const guildsParams = definePageParams({
  data: {
    ...guildFilter.fields,
    sort: param.choice(GUILD_SORTS, 'new'),
    cursor: param.text((text) => readGuildCursor(text) !== undefined),
  },
});

export type GuildsQuery = ReturnType<typeof readGuildsQuery>;

export function readGuildsQuery(query: URLSearchParams) {
  const { gameServer, ...filter } = guildFilter.read(query);
  const { cursor, sort } = guildsParams.read(query);
  return {
    filter: { ...filter, gameServer },
    sort,
    isFirstPage: cursor === undefined,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
    texts: guildsParams.texts(query),
  };
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TABS = ['board', 'schedule', 'loot', 'members', 'settings'] as const satisfies readonly GuildTab[];

/** For its members, and only in the browser: everybody is sent the public page. */
export const guildParams = definePageParams({
  browserOnly: {
    tab: param.oneOf(TABS),
    /** Of the schedule: `2026-11`, and the gathering that stands open. */
    month: param.text((text) => MONTH.test(text)),
    gathering: param.whole(1, MAX_ID),
  },
});
