import { definePageParams, param } from '#shared/page-params.ts';

/** As it is typed: the rules read it to its nearest meaning. */
const typed = param.words(40);

/** The query of `/calc/exp` (contract §3), and our own: what the fields show, the hunt, points. */
export const expParams = definePageParams({
  drawn: {
    job: typed,
    ...{ level: typed, exp: typed, toLevel: typed },
    ...{ hp: typed, toHp: typed, mp: typed, toMp: typed },
    ...{ by: typed, vital: typed },
    ...{ monster: typed, rate: typed, points: typed },
  },
});
