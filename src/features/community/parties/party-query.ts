import { z } from 'zod';
import { filterSchema } from '#shared/filter-schema.ts';
import { limitQuery } from '#shared/params.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { partyFilter } from './party.filter.ts';

const cursorText = z
  .string()
  .refine((text) => readTimeCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

export const partyListQuery = filterSchema(partyFilter).extend({ limit: limitQuery(), cursor: cursorText.optional() });
