import { gameServerField } from '#shared/game-server.params.ts';
import { asText, definePageParams, type Param, param } from '#shared/page-params.ts';

const NAME_LENGTH = 50;
/** Exceeds the number of items that are compared, because some ids may be invalid. */
const MOST_IDS = 8;

/** Ids of items in their order, without duplicates: `7,3`. A form sends one parameter of this name for each. */
const itemIds: Param<string | undefined> = {
  isList: true,
  read: (text = '') => firstIds(text.split(',').filter((id) => /^\s*\d{1,9}\s*$/.test(id))),
  write: asText,
};

function firstIds(ids: readonly string[]): string | undefined {
  return [...new Set(ids.map(Number))].slice(0, MOST_IDS).join(',') || undefined;
}

export const itemsParams = definePageParams({
  data: { q: param.words(NAME_LENGTH), compare: itemIds, ...gameServerField },
});
