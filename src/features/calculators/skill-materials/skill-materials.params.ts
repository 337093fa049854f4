import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/skills`. `have`: ids of skills that are learnt. */
export const skillMaterialsParams = definePageParams({
  data: gameServerField,
  drawn: { job: typed, from: typed, to: typed, have: param.words(2000) },
});
