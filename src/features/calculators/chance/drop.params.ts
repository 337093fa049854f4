import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** `item`: an id or a name. */
export const dropParams = definePageParams({
  data: { item: param.words(50) },
  drawn: { p: typed, n: typed, want: typed, goal: typed, rate: typed },
});
