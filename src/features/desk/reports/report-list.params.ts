import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const OPEN = 1;
const LABELS: Readonly<Record<number, string>> = { 2: '조치', 3: '기각' };

const field = filterFields<{ status: number }>();

export const reportFilter = defineFilter({
  /** Absent: those that wait. */
  status: field.oneOf([2, 3], {
    column: 'status',
    matches: (report, status) => report.status === status,
    title: '상태',
    label: (status) => LABELS[status] ?? '',
    any: '대기',
  }),
});

export const reportListParams = definePageParams({ data: { ...reportFilter.fields, ...openRowParam } });

export function readStatus(query: URLSearchParams): 1 | 2 | 3 {
  return reportFilter.read(query).status ?? OPEN;
}
