import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/hp-mp-table`. */
export const vitalParams = definePageParams({
  drawn: { job: typed, level: typed, grade: typed, hp: typed, mp: typed },
});
