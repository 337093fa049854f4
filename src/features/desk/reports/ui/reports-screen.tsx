import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines, WaitingTime } from '../../table/ui/row-cells.tsx';
import { readStatus, reportFilter, reportListParams } from '../report-list.params.ts';
import { reportedName, thingText, typeTag } from '../report-row.labels.ts';
import { ReportPanel } from './report-panel.tsx';
import { reportPages } from './report-query.ts';

function Age({ report, now }: { report: OperatorReport; now: number }) {
  if (report.status === REPORT_STATUS.open) return <WaitingTime at={report.createdAt} now={now} />;
  return <span className="faint">{report.handledAt && formatShortDate(report.handledAt)}</span>;
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
        <TwoLines name={link(reportedName(report))} about={thingText(report)} quote={`“${report.comment}”`} />
      ),
    },
    {
      name: 'reporter',
      head: '신고자',
      width: 132,
      isSecondary: true,
      cell: ({ reporterName }) => reporterName ?? '탈퇴한 회원',
    },
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
        {thingText(report)}
      </span>,
      <span key="comment" className="meta">{`“${report.comment}”`}</span>,
      <span key="by" className="meta">
        {report.reporterName ?? '탈퇴한 회원'}
      </span>,
    ],
  }),
  empty: '이 상태의 신고가 없습니다.',
  failed: '신고를 불러오지 못했습니다.',
};

/** The page 신고: what players reported. */
export default function ReportsScreen() {
  const [search] = useSearchParams();
  const status = readStatus(search);
  const query = useLivePages(reportPages, status);
  return (
    <DeskTable
      list={reportList}
      query={query}
      name={`reports ${status}`}
      head={<DeskHead title="신고" />}
      filters={
        <DeskFilters
          action={reportList.path}
          label="신고 필터"
          params={reportListParams}
          count={0}
          first={<DeskStates of={reportFilter} name="status" />}
        />
      }
      panel={(report) => <ReportPanel report={report} />}
    />
  );
}
