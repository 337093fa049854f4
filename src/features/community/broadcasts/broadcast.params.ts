import { MAX_CHANNEL } from '#shared/channels.ts';
import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { textLength } from '#shared/text-length.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { MAX_WORDS_LENGTH, MIN_WORDS_LENGTH } from './broadcast.limits.ts';

const MAX_SMALLINT = 32_767;
const words = param.words(MAX_WORDS_LENGTH);

export const broadcastsParams = definePageParams({
  data: {
    gameServer: param.whole(1, MAX_SMALLINT),
    kind: param.oneOf([1, 2, 9]),
    channel: param.whole(1, MAX_CHANNEL),
    itemId: param.whole(1, MAX_ID),
    q: param.of((text) => {
      const read = words.read(text);
      return read !== undefined && textLength(read) >= MIN_WORDS_LENGTH ? read : undefined;
    }),
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
    texts: broadcastsParams.texts(query),
  };
}
