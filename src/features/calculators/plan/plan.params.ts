import { gameServerField } from '#shared/game-server.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** `own`: ids of owned items. `gearHp`, `gearMp`: what the gear adds to the HP and MP that are typed. */
export const planParams = definePageParams({
  data: gameServerField,
  drawn: {
    job: typed,
    level: typed,
    grade: typed,
    hp: typed,
    mp: typed,
    to: typed,
    rate: typed,
    own: param.list(200),
    gearHp: typed,
    gearMp: typed,
  },
});
