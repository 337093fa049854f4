import type { ControlField } from '#shared/filter-fields.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { textLength } from '#shared/text-length.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { broadcastFilter } from './broadcast.filter.ts';
import { MAX_WORDS_LENGTH, MIN_WORDS_LENGTH } from './broadcast.limits.ts';

const words = param.words(MAX_WORDS_LENGTH);

/** No field of the filter, because the first visit needs no code that compares words. */
const q: ControlField<string> = {
  ...words,
  read(text) {
    const read = words.read(text);
    return read !== undefined && textLength(read) >= MIN_WORDS_LENGTH ? read : undefined;
  },
  kind: { type: 'words', max: MAX_WORDS_LENGTH },
  title: '내용·닉네임·아이템으로 찾기 (두 글자부터)',
  placeholder: '내용·닉네임·아이템',
};

export const broadcastWords = { fields: { q } };

export const broadcastsParams = definePageParams({
  data: {
    ...broadcastFilter.fields,
    q,
    fold: param.oneOf(['false']),
    cursor: param.text((text) => readTimeCursor(text) !== undefined),
  },
});

export type BroadcastsQuery = ReturnType<typeof readBroadcastsQuery>;

export function readBroadcastsQuery(query: URLSearchParams) {
  const { cursor, fold, gameServer, ...filter } = broadcastsParams.read(query);
  return {
    filter: { ...filter, gameServer, fold: fold === undefined },
    cursor,
    isFirstPage: cursor === undefined,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
  };
}
