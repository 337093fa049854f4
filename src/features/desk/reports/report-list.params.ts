import { REPORT_TYPE, type ReportType } from '#features/people/reports/report.contract.ts';
import { reportTypeName } from '#features/people/reports/report.labels.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const OPEN = 1;
const TYPES = Object.values(REPORT_TYPE);
const LABELS: Readonly<Record<number, string>> = { 2: '조치', 3: '기각' };

const field = filterFields<{ status: number; type: number }>();

export const reportFilter = defineFilter({
  /** Absent: those that wait. */
  status: field.oneOf([2, 3], {
    column: 'status',
    matches: (report, status) => report.status === status,
    title: '상태',
    label: (status) => LABELS[status] ?? '',
    any: '대기',
  }),
  type: field.oneOf(TYPES, {
    column: 'type',
    matches: (report, type) => report.type === type,
    title: '유형',
    label: reportTypeName,
    any: '전체',
  }),
});

export const reportListParams = definePageParams({ data: { ...reportFilter.fields, ...openRowParam } });

export interface ReportSearch {
  readonly status: 1 | 2 | 3;
  readonly type: ReportType | undefined;
}

export function readReportSearch(query: URLSearchParams): ReportSearch {
  const { status = OPEN, type } = reportFilter.read(query);
  return { status, type: TYPES.find((known) => known === type) };
}
