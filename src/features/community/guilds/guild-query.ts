import { z } from 'zod';
import { filterSchema } from '#shared/filter-schema.ts';
import { limitQuery } from '#shared/params.ts';
import { guildFilter } from './guild.filter.ts';
import { GUILD_SORTS } from './guild.labels.ts';
import { readGuildCursor } from './guild-cursor.rules.ts';

const cursorText = z
  .string()
  .refine((text) => readGuildCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

export const guildListQuery = filterSchema(guildFilter).extend({
  sort: z.enum(GUILD_SORTS).optional(),
  limit: limitQuery(),
  cursor: cursorText.optional(),
});
