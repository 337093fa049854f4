import { z } from 'zod';
import { MAX_CHANNEL } from '#shared/channels.ts';
import { filterSchema } from '#shared/filter-schema.ts';
import { flagText, idText, integerText, limitQuery } from '#shared/params.ts';
import { textUpTo } from '#shared/plain-text.ts';
import { textLength } from '#shared/text-length.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { broadcastKindSchema } from './broadcast.contract.ts';
import { broadcastFilter } from './broadcast.filter.ts';
import { MAX_WORDS_LENGTH, MIN_WORDS_LENGTH } from './broadcast.limits.ts';

const cursorText = z
  .string()
  .refine((text) => readTimeCursor(text) !== undefined, '알 수 없는 자리입니다. 처음부터 다시 보세요.');

const wordsText = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => {
    const length = textLength(text);
    return length >= MIN_WORDS_LENGTH && length <= MAX_WORDS_LENGTH;
  }, `${MIN_WORDS_LENGTH}자에서 ${MAX_WORDS_LENGTH}자까지 찾을 수 있습니다.`)
  .meta({ type: 'string', minLength: MIN_WORDS_LENGTH, maxLength: MAX_WORDS_LENGTH });

const page = { limit: limitQuery(), cursor: cursorText.optional() };

export const kindText = integerText(1, 9).pipe(broadcastKindSchema);

export const broadcastListQuery = filterSchema(broadcastFilter).extend({
  /** 0: all. */
  channel: integerText(0, MAX_CHANNEL).optional(),
  kind: kindText.optional(),
  q: wordsText.optional(),
  fold: flagText.prefault('true'),
  ...page,
});

export const operatorListQuery = z.object({
  gameServer: idText.optional(),
  name: textUpTo(40).min(1).optional(),
  /** True: only hidden shouts; false: only shown ones. */
  hidden: flagText.optional(),
  ...page,
});
