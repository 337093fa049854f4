import { definePageParams, param } from '#shared/page-params.ts';

/** Raw text: the rules correct it to the nearest valid value. */
const typed = param.words(40);

/** Parameters of contract §3, and those of this page: visible fields, hunt and points. */
export const expParams = definePageParams({
  drawn: {
    job: typed,
    level: typed,
    exp: typed,
    toLevel: typed,
    hp: typed,
    toHp: typed,
    mp: typed,
    toMp: typed,
    by: typed,
    vital: typed,
    monster: typed,
    rate: typed,
    points: typed,
  },
});
