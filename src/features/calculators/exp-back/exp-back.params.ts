import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** Parameters of contract §3, and those of this page: level and requested grade. */
export const expBackParams = definePageParams({
  drawn: { job: typed, level: typed, grade: typed, hp: typed, mp: typed, exp: typed, into: typed },
});
