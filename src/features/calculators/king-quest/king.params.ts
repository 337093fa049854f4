import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** `skip`: names of skipped monsters. */
export const kingParams = definePageParams({
  drawn: { level: typed, grade: typed, minutes: typed, exp: typed, wait: typed, skip: param.list(1000) },
});
