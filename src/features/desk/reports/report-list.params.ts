import { REPORT_TYPE, type ReportType } from '#features/people/reports/report.contract.ts';
import { reportTypeName } from '#features/people/reports/report.labels.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';

const OPEN = 1;
const TYPES = Object.values(REPORT_TYPE);
const PUT_OFF = 4 as const;
const LABELS: Readonly<Record<number, string>> = { [PUT_OFF]: '보류', 2: '조치', 3: '기각' };

/** Reports of operators stand apart from the queue and its numbers. */
const OF_OPERATORS = 1;

const field = filterFields<{ status: number; type: number; isAboutOperator: boolean }>();

export const reportFilter = defineFilter({
  /** Absent: those that wait. */
  status: field.oneOf([PUT_OFF, 2, 3], {
    column: 'status',
    matches: (report, status) => report.status === (status === PUT_OFF ? OPEN : status),
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
  about: field.oneOf([OF_OPERATORS], {
    matches: (report) => report.isAboutOperator,
    title: '대상',
    label: () => '운영자에 대한 신고',
    any: '회원에 대한 신고',
  }),
});

export const reportListParams = definePageParams({ data: { ...reportFilter.fields, ...openRowParam } });

export interface ReportSearch {
  readonly status: 1 | 2 | 3;
  readonly type: ReportType | undefined;
  /** Reports of operators; else of others. */
  readonly isAboutOperator: boolean;
  /** Only reports that are put off. */
  readonly isPutOff: boolean;
}

export function readReportSearch(query: URLSearchParams): ReportSearch {
  const { status = OPEN, type, about } = reportFilter.read(query);
  const isPutOff = status === PUT_OFF;
  return {
    status: isPutOff ? OPEN : status,
    type: TYPES.find((known) => known === type),
    isAboutOperator: about === OF_OPERATORS,
    isPutOff,
  };
}
