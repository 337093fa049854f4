import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/drop`. `item`: an id, or a name as it is typed. */
export const dropParams = definePageParams({
  data: { item: param.words(50) },
  drawn: { p: typed, n: typed, want: typed, goal: typed, rate: typed },
});
