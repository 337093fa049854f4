import { type ApiFilterValues, defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { jobName } from '#shared/jobs.ts';
import type { Party } from './party.contract.ts';
import { ANYWHERE, ITEM_DISTRIBUTION_NAMES, PARTY_STATE, REGION_CHOICES, shortRegionName } from './party.labels.ts';
import { fitsRole, isLevelWanted } from './party.rules.ts';

const MAX_SMALLINT = 32_767;
const LEVELS = Array.from({ length: 99 }, (_, index) => index + 1);

const field = filterFields<Party>();

/** `job`, `level`, `grade` and `open` have SQL of their own in the repository. */
export const partyFilter = defineFilter({
  region: field.oneOf(REGION_CHOICES, {
    column: 'region',
    matches: ({ dungeon }, region) => (dungeon?.region ?? ANYWHERE) === region,
    title: '사냥터',
    label: shortRegionName,
    any: '모두',
    offered: [1, 2, 3, 4, 5, 0],
  }),
  dungeonId: field.id({ column: 'dungeon_id', of: ({ dungeonId }) => dungeonId }),
  job: field.oneOf([1, 2, 3, 4], {
    matches: ({ seats }, job) => seats.some((seat) => seat.job === null && fitsRole(seat.role, job)),
    title: '빈자리',
    label: jobName,
    any: '상관없음',
  }),
  level: field.oneOf(LEVELS, {
    matches: (party, level) => isLevelWanted(party, level),
    title: '레벨',
    label: (level) => `레벨 ${level}`,
    any: '레벨 전체',
  }),
  grade: field.oneOf([0, 1, 2, 3, 4], {
    matches: ({ gradeMin }, grade) => gradeMin === null || grade >= gradeMin,
    title: '차수',
    label: (grade) => `${grade}차`,
    any: '차수 전체',
  }),
  open: field.flag({
    column: 'open',
    of: ({ state }) => state === PARTY_STATE.open,
    label: '빈자리 있음',
    chip: '빈자리 있음',
  }),
  itemDistribution: field.oneOf([1, 2, 3, 4, 5, 6], {
    column: 'item_distribution',
    matches: (party, itemDistribution) => party.itemDistribution === itemDistribution,
    title: '분배',
    label: (itemDistribution) => ITEM_DISTRIBUTION_NAMES[itemDistribution] ?? '',
    any: '분배 전체',
  }),
  gameServer: field.id({ column: 'game_server', max: MAX_SMALLINT, of: ({ gameServer }) => gameServer }),
});

/** Returns the region of a page's path if parties go there; undefined: they do not. */
export function regionOfParties(text: string | undefined): PartyFilter['region'] {
  const region = partyFilter.fields.region.read(text);
  return region === ANYWHERE ? undefined : region;
}

type Fields = typeof partyFilter.fields;
export type PartyFilter = ApiFilterValues<Fields>;
