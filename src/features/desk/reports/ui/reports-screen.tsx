import { useState } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines, WaitingTime } from '../../table/ui/row-cells.tsx';
import type { Bulk } from '../../table/ui/table-head.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { readReportSearch, reportFilter, reportListParams } from '../report-list.params.ts';
import { reportedName, thingLine, typeTag } from '../report-row.labels.ts';
import { ReportBulk } from './report-bulk.tsx';
import { ReportPanel } from './report-panel.tsx';
import { isOfQueue, reportPages } from './report-query.ts';

function Age({ report, now }: { report: OperatorReport; now: number }) {
  if (report.status === REPORT_STATUS.open)
    return <WaitingTime at={report.more?.oldestAt ?? report.createdAt} now={now} />;
  return <span className="faint">{report.handledAt && formatShortDate(report.handledAt)}</span>;
}

function Reporters({ report: { reporterName, more } }: { report: OperatorReport }) {
  return (
    <>
      <span>{reporterName ?? '탈퇴한 회원'}</span>
      {more && more.count > 0 && <span className="faint"> 외 {formatDigits(more.count)}명</span>}
    </>
  );
}

const reportList: DeskList<OperatorReport> = {
  label: '신고',
  path: '/operator/reports',
  columns: [
    { name: 'type', head: '유형', width: 96, cell: ({ type }) => <Tag>{typeTag(type)}</Tag> },
    {
      name: 'thing',
      head: '대상과 내용',
      cell: (report, { link }) => (
        <TwoLines name={link(reportedName(report))} about={thingLine(report)} quote={`“${report.comment}”`} />
      ),
    },
    {
      name: 'reporter',
      head: '신고자',
      width: 132,
      isSecondary: true,
      cell: (report) => <Reporters report={report} />,
    },
    { name: 'weight', head: '우선도', width: 72, isNumber: true, isSecondary: true, cell: ({ weight }) => weight },
    {
      name: 'age',
      head: '대기 시간',
      width: 116,
      isNumber: true,
      cell: (report, { now }) => <Age {...{ report, now }} />,
    },
  ],
  phone: (report, now) => ({
    tag: <Tag>{typeTag(report.type)}</Tag>,
    name: reportedName(report),
    age: <Age report={report} now={now} />,
    lines: [
      <span key="thing" className="dim">
        {thingLine(report)}
      </span>,
      <span key="comment" className="meta">{`“${report.comment}”`}</span>,
      <span key="by" className="meta">
        <Reporters report={report} /> · 우선도 {report.weight}
      </span>,
    ],
  }),
  countOf: ({ more }) => 1 + (more?.count ?? 0),
  countText: (rows, reports) => `${rows} 항목, ${formatDigits(reports)}건`,
  tickedText: (rows, reports) => `${formatDigits(rows)}개 항목, 신고 ${formatDigits(reports)}건 선택`,
  empty: '이 상태의 신고가 없습니다.',
  failed: '신고를 불러오지 못했습니다.',
};

/** The page 신고: what players reported, those that wait in the order in which they are to be looked at. */
export default function ReportsScreen() {
  const [address] = useSearchParams();
  const search = readReportSearch(address);
  const query = useLivePages(reportPages, search);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  const isQueue = isOfQueue(search);
  const upTo = Math.max(0, ...(query.data ?? []).map(({ id, more }) => more?.newestId ?? id));
  function close(text: string): void {
    setResult(text);
    openRow.close();
  }
  const bulk: Bulk<OperatorReport> = {
    answer: result,
    acts: (rows, untick) => (
      <ReportBulk
        rows={rows}
        upTo={upTo}
        onDone={() => {
          untick();
          close(`${formatDigits(rows.length)}개 항목을 처리했습니다.`);
        }}
      />
    ),
  };
  return (
    <DeskTable
      list={reportList}
      query={query}
      name={`reports ${search.status} ${search.type ?? 0} ${search.isAboutOperator} ${search.isPutOff}`}
      head={<DeskHead title="신고" meta={isQueue ? '하루 넘은 것 먼저, 그다음 우선도' : '새것부터'} />}
      filters={
        <DeskFilters
          action={reportList.path}
          label="신고 필터"
          params={reportListParams}
          count={(search.type === undefined ? 0 : 1) + (search.isAboutOperator ? 1 : 0)}
          first={<DeskStates of={reportFilter} name="status" />}
        >
          <DeskPick of={reportFilter} name="type" />
          <DeskPick of={reportFilter} name="about" />
        </DeskFilters>
      }
      {...(isQueue && !search.isAboutOperator && { bulk })}
      decides={search.status === REPORT_STATUS.open}
      panel={(report) => (
        <ReportPanel key={report.id} report={report} onDone={() => close(`신고 ${report.id}번을 처리했습니다.`)} />
      )}
    />
  );
}
