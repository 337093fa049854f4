import { definePageParams, param } from '#shared/page-params.ts';
import { guildFilter } from './guild.filter.ts';
import { GUILD_SORTS } from './guild.labels.ts';
import { readGuildCursor } from './guild-cursor.rules.ts';

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
