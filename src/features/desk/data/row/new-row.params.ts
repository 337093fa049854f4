import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** `from`: the row with whose values a new one begins. */
export const newRowParams = definePageParams({ data: { from: param.whole(1, MAX_ID) } });
