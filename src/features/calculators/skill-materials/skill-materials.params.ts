import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** `have`: ids of learnt skills. */
export const skillMaterialsParams = definePageParams({
  data: gameServerField,
  drawn: { job: typed, from: typed, to: typed, have: param.words(2000) },
});
