import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/exp-back` (contract §3), and our own: the level one has, the grade aimed at. */
export const expBackParams = definePageParams({
  drawn: { job: typed, level: typed, grade: typed, hp: typed, mp: typed, exp: typed, into: typed },
});
