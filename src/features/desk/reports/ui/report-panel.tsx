import { useState } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportStatusName, reportTypeName } from '#features/people/reports/report.labels.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { lastSanctions } from '../../sanction.labels.ts';
import { DeskPanel, PanelHeading } from '../../table/ui/desk-panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { useViewers } from '../../table/ui/use-viewers.ts';
import { allowedVerdicts, decidedText, type Verdict } from '../report-decision.rules.ts';
import { reportedName, reportPath, thingPath, thingText } from '../report-row.labels.ts';
import { weightText } from '../report-weight.labels.ts';
import { DecisionForm } from './decision-form.tsx';
import { OtherReports } from './other-reports.tsx';
import { ReportComment } from './report-comment.tsx';
import css from './report-panel.module.css';
import { markReport, reportDetail } from './report-query.ts';
import { useAlso } from './use-also.ts';

interface ReportPanelProps {
  report: OperatorReport;
  onDone: () => void;
}

/** A report with what was said, by whom and about what, and its decision. */
export function ReportPanel({ report, onDone }: ReportPanelProps) {
  const { id, type, status } = report;
  const isOpen = status === REPORT_STATUS.open;
  const { data: detail } = useLiveQuery(reportDetail, id);
  const viewers = useViewers(id, markReport);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { others, left, toggle, ids: also } = useAlso(report, detail);
  const allowed = allowedVerdicts(report, useOwnLevel());
  const count = also.length + 1;
  const decided = isOpen && detail ? decidedText(detail.report) : undefined;
  return (
    <DeskPanel
      title={`신고 ${id}`}
      tag={<Tag>{count > 1 ? `${formatDigits(count)}건` : reportTypeName(type)}</Tag>}
      href={reportPath(id)}
      acts={isOpen && verdict === null && allowed.length > 0 && <Acts allowed={allowed} onChoose={setVerdict} />}
    >
      {viewers.length > 0 && <p className="pad meta">{viewers.join(', ')} 보는 중</p>}
      <div className="pad">
        <ReportComment report={report} />
      </div>
      <OtherReports others={others} left={left} onToggle={toggle} />
      {decided !== undefined && (
        <div className="pad">
          <Note>{decided}</Note>
        </div>
      )}
      {verdict && (
        <DecisionForm {...{ verdict, report, also, onDone }} person={detail?.person} onClose={() => setVerdict(null)} />
      )}
      <Facts report={report} detail={detail} />
    </DeskPanel>
  );
}

interface ActsProps {
  allowed: readonly Verdict[];
  onChoose: (verdict: Verdict) => void;
}

function Acts({ allowed, onChoose }: ActsProps) {
  return (
    <>
      {allowed.includes('later') && (
        <button type="button" className="btn" onClick={() => onChoose('later')}>
          보류
        </button>
      )}
      <button
        type="button"
        className="btn"
        data-decide={allowed.includes('uphold') ? undefined : ''}
        onClick={() => onChoose('dismiss')}
      >
        기각
      </button>
      {allowed.includes('uphold') && (
        <button type="button" className="btn primary" data-decide onClick={() => onChoose('uphold')}>
          <span>조치하기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
        </button>
      )}
    </>
  );
}

function Facts({ report, detail }: { report: OperatorReport; detail: ReportDetail | undefined }) {
  const { answer, handledByName, reportedText, status, weight } = report;
  const path = thingPath(report);
  const person = detail?.person?.reports;
  const isChanged = detail !== undefined && detail.now !== null && detail.now !== reportedText;
  return (
    <>
      <KeyValues
        rows={[
          { label: '신고된 사람', value: reportedName(report) },
          { label: '대상', value: path ? <a href={path}>{thingText(report)}</a> : thingText(report) },
          {
            label: '우선도',
            value: (
              <>
                <b>{formatDigits(weight)}</b>{' '}
                {detail && status === REPORT_STATUS.open && (
                  <span className="meta">{weightText(report, detail.others)}</span>
                )}
              </>
            ),
          },
          {
            label: '받은 신고',
            value: person
              ? `${formatDigits(person.against)} (조치 ${formatDigits(person.upheld)}, 대기 ${formatDigits(person.open)})`
              : formatDigits(report.reportsOfReported),
          },
          ...(detail?.person ? [{ label: '이전 제재', value: lastSanctions(detail.person.sanctions) }] : []),
          {
            label: '상태',
            value: handledByName === null ? reportStatusName(status) : `${reportStatusName(status)} (${handledByName})`,
          },
        ]}
      />
      <Text head="신고할 때의 글" text={reportedText} />
      {isChanged && <Text head="지금의 글" text={detail.now} />}
      <Text head="답변" text={answer} />
    </>
  );
}

function Text({ head, text }: { head: string; text: string | null }) {
  return (
    text !== null && (
      <div className="pad">
        <PanelHeading>{head}</PanelHeading>
        <p className={css.text}>{text}</p>
      </div>
    )
  );
}
