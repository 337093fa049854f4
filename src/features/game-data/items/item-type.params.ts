import { gameServerField } from '#shared/game-server.params.ts';
import { jobField } from '#shared/job.params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { ITEM_COLUMNS } from './item.rules.ts';

const NAME_LENGTH = 50;
const nearest = (min: number, max: number) =>
  param.of((text) => (/^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), min), max) : undefined));
const flag = param.oneOf(['1']);
const orders = ['name', ...ITEM_COLUMNS].flatMap((column) => [column, `-${column}`]);

export const itemTypeParams = definePageParams({
  data: gameServerField,
  drawn: {
    q: param.words(NAME_LENGTH),
    from: nearest(0, 99),
    to: nearest(0, 99),
    ...jobField,
    gender: param.whole(1, 2),
    grade: param.whole(0, 4),
    unknown: flag,
    trade: flag,
    made: flag,
    drop: flag,
    sort: param.oneOf(orders),
    /** Checkboxes for choosing items to compare are shown. */
    pick: flag,
  },
});
