import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/kingQuest/:slug`. `skip`: names of monsters that are let go of. */
export const kingParams = definePageParams({
  drawn: { level: typed, grade: typed, minutes: typed, exp: typed, wait: typed, skip: param.list(1000) },
});
