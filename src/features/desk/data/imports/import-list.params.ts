import { definePageParams, param } from '#shared/page-params.ts';

const MAX_ENTITY = 41;
const MAX_IDS = 50;
const MAX_TEXT = 600;

/** The uploaded files that the page shows, by their numbers with commas between. */
const ids = {
  read: (text?: string): number[] =>
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, MAX_IDS),
  write: (value: number[] | undefined): string | undefined =>
    value === undefined || value.length === 0 ? undefined : value.join(',').slice(0, MAX_TEXT),
};

export const importParams = definePageParams({ data: { entity: param.words(MAX_ENTITY), ids } });
