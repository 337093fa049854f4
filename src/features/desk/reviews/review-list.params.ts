import { REVIEW_STATUS, type ReviewStatus } from '#features/people/moderation/word-review.contract.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const LABELS: Readonly<Record<number, string>> = { [REVIEW_STATUS.left]: '그대로 둠', [REVIEW_STATUS.hidden]: '숨김' };

const field = filterFields<{ status: number }>();

export const reviewFilter = defineFilter({
  /** Absent: those that wait. */
  status: field.oneOf([REVIEW_STATUS.left, REVIEW_STATUS.hidden], {
    column: 'status',
    matches: (review, status) => review.status === status,
    title: '상태',
    label: (status) => LABELS[status] ?? '',
    any: '대기',
  }),
});

export const reviewListParams = definePageParams({ data: { ...reviewFilter.fields, ...openRowParam } });

export function readReviewStatus(query: URLSearchParams): ReviewStatus {
  return reviewFilter.read(query).status ?? REVIEW_STATUS.waiting;
}
