import { useRef, useState } from 'react';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { DeskScreenProps } from '../../frame/desk-page.ts';
import columns from '../../table/ui/columns.module.css';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { OtherReports } from './other-reports.tsx';
import { ReportComment } from './report-comment.tsx';
import { NextReport, ReportHead } from './report-head.tsx';
import { reportDetail } from './report-query.ts';
import { ReportVerdict } from './report-verdict.tsx';
import { ReportedPerson } from './reported-person.tsx';
import { ReportedText } from './reported-text.tsx';
import { ReportedTrade } from './reported-trade.tsx';
import { SimilarReports } from './similar-reports.tsx';
import { useAlso } from './use-also.ts';
import { useQueuePlace } from './use-queue-place.ts';
import { useReportKeys } from './use-report-keys.ts';

const LIST = '/operator/reports';

/** The page of one report: the evidence, and beside it the decision. */
export default function ReportScreen({ params }: DeskScreenProps) {
  const id = Number(params.id);
  const query = useLiveQuery(reportDetail, id);
  return (
    <>
      <Breadcrumb crumbs={[{ label: '신고', href: LIST }, { label: String(id) }]} />
      {query.data === undefined && <DeskHead title={`신고 ${id}`} />}
      <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="신고를 불러오지 못했습니다.">
        {(detail) => <Report key={id} detail={detail} />}
      </QueryStates>
    </>
  );
}

function Report({ detail }: { detail: ReportDetail }) {
  const { report, person, similar } = detail;
  const { others, left, toggle, ids: also } = useAlso(report, detail);
  const [wasOpen] = useState(report.status === REPORT_STATUS.open);
  const [isDone, setDone] = useState(false);
  const decision = useRef<HTMLElement>(null);
  const queue = useQueuePlace(detail);
  useReportKeys(queue, decision);
  return (
    <>
      <ReportHead detail={detail} place={queue} />
      <div className={columns.columns}>
        <div className="stack">
          <Panel title="신고 내용">
            <div className="pad">
              <ReportComment report={report} />
            </div>
            <OtherReports others={others} left={left} onToggle={toggle} />
          </Panel>
          <ReportedText detail={detail} />
          <ReportedTrade detail={detail} />
          <ReportedPerson person={person} />
        </div>
        <div className="stack">
          <ReportVerdict {...{ detail, also, wasOpen, isDone }} onDone={() => setDone(true)} place={decision}>
            <NextReport next={queue.next} isDone={isDone} />
          </ReportVerdict>
          <SimilarReports similar={similar} />
        </div>
      </div>
    </>
  );
}
