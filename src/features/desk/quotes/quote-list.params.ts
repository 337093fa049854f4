import { MAX_ID } from '#shared/ids.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { choiceField } from '../table/choice-field.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const SHOWN = [['prices', '시세에서 뺀 가격']] as const;

export const quoteFilter = {
  fields: { shown: choiceField({ title: '보기', any: '시세 제외 아이템', choices: SHOWN }) },
};

export const quoteListParams = definePageParams({
  data: { ...quoteFilter.fields, item: param.whole(1, MAX_ID), ...openRowParam },
});

export function withoutItem(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('item');
  return query;
}
