import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';
import type { QueueJob } from './job.contract.ts';

const ALL = 1;

const field = filterFields<QueueJob>();

export const jobFilter = defineFilter({
  /** Absent: those that failed for good. */
  all: field.oneOf([ALL], {
    matches: () => true,
    title: '상태',
    label: () => '전체',
    any: '실패',
  }),
});

export const jobListParams = definePageParams({ data: { ...jobFilter.fields, ...openRowParam } });

export function readIsFailed(query: URLSearchParams): boolean {
  return jobFilter.read(query).all !== ALL;
}
