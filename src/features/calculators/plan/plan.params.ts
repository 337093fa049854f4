import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/plan`. `own`: ids of items that one has. */
export const planParams = definePageParams({
  data: gameServerField,
  drawn: {
    ...{ job: typed, level: typed, grade: typed, hp: typed, mp: typed },
    ...{ to: typed, rate: typed, own: param.list(200) },
  },
});
