import { definePageParams, param } from '#shared/page-params.ts';
import { WORD_KIND_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { choiceField, toPairs, wordsField } from '../table/choice-field.ts';
import { openRowParam, withOpenRow } from '../table/desk-list.params.ts';

const SCOPES = [
  ['text', '글만'],
  ['shout', '외침만'],
  ['both', '글과 외침'],
] as const;
const ORDERS = [
  ['new', '새것부터'],
  ['name', '가나다순'],
] as const;

export const wordFilter = {
  fields: {
    q: wordsField({ title: '금지어 찾기', placeholder: '규칙, 또는 걸리는지 볼 문장', max: 200 }),
    kind: choiceField({ title: '종류', any: '전체', choices: toPairs(WORD_KIND_NAMES) }),
    scope: choiceField({ title: '적용', any: '전체', choices: SCOPES }),
    verdict: choiceField({ title: '처리', any: '전체', choices: toPairs(WORD_VERDICT_NAMES) }),
    sort: choiceField({ title: '정렬', any: '많이 걸린 순', choices: ORDERS }),
  },
};

export const wordListParams = definePageParams({ data: { ...wordFilter.fields, ...openRowParam, new: param.flag() } });

/** The address with the panel of a new rule, or without; no row is open then. */
export function withNewRule(search: URLSearchParams, isOpen: boolean): URLSearchParams {
  const query = withOpenRow(search, undefined);
  query.delete('new');
  if (isOpen) query.set('new', 'true');
  return query;
}

export type WordSearch = ReturnType<typeof wordListParams.read>;
