import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** Contract §3, and parameters of this page: shown fields, hunt, points. */
export const expParams = definePageParams({
  drawn: {
    job: typed,
    ...{ level: typed, exp: typed, toLevel: typed },
    ...{ hp: typed, toHp: typed, mp: typed, toMp: typed },
    ...{ by: typed, vital: typed },
    ...{ monster: typed, rate: typed, points: typed },
  },
});
