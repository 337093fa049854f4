import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

export const vitalParams = definePageParams({
  drawn: { job: typed, level: typed, grade: typed, hp: typed, mp: typed },
});
