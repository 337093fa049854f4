import { MAX_QUERY_LENGTH, type PlayerHead, type PlayerState } from '#features/people/players/player.contract.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const STATES: readonly (readonly [PlayerState, label: string])[] = [
  ['suspended', '정지 중'],
  ['warned', '경고 있음'],
  ['reported', '신고 대기'],
  ['new', '신규'],
];

const NEW = 4;

const field = filterFields<PlayerHead>();

export const playerFilter = defineFilter({
  q: field.words({
    max: MAX_QUERY_LENGTH,
    title: '회원 찾기',
    placeholder: '이름, 이전 이름, 번호, UUID',
    // The server compares names by their keys.
    matches: () => true,
  }),
  state: field.oneOf([1, 2, 3, 4], {
    matches: () => true,
    title: '상태',
    label: (nth) => STATES[nth - 1]?.[1] ?? '',
    any: '전체',
  }),
});

export const playerListParams = definePageParams({ data: { ...playerFilter.fields, ...openRowParam } });

/** The list of those who came in the last days. */
export function newPlayersPath(): string {
  return playerListParams.link('/operator/people', { state: NEW });
}

export interface PlayerListSearch {
  readonly q: string | undefined;
  readonly state: PlayerState | undefined;
}

export function readPlayerListSearch(query: URLSearchParams): PlayerListSearch {
  const { q, state } = playerFilter.read(query);
  return { q, state: state === undefined ? undefined : STATES[state - 1]?.[0] };
}
