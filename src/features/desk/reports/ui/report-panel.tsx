import { useState } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportStatusName, reportTypeName } from '#features/people/reports/report.labels.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { reportedName, reporterRecord, thingPath, thingText } from '../report-row.labels.ts';
import { DismissForm } from './dismiss-form.tsx';
import { LaterForm } from './later-form.tsx';
import { OtherReports } from './other-reports.tsx';
import css from './report-panel.module.css';
import { reportDetail } from './report-query.ts';
import { UpholdForm } from './uphold-form.tsx';

type Step = 'read' | 'uphold' | 'dismiss' | 'later';

interface ReportPanelProps {
  report: OperatorReport;
  onDone: () => void;
}

/** A report with what was said, by whom and about what, and its decision. */
export function ReportPanel({ report, onDone }: ReportPanelProps) {
  const { id, type, status } = report;
  const isOpen = status === REPORT_STATUS.open;
  const { data: detail } = useLiveQuery(reportDetail, id);
  const [step, setStep] = useState<Step>('read');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const others = isOpen ? (detail?.others ?? []) : [];
  const also = others.flatMap((other) => (left.has(other.id) ? [] : [other.id]));
  const close = () => setStep('read');
  const steps = { also, report, onDone, onClose: close };
  const count = also.length + 1;
  return (
    <DeskPanel
      title={`신고 ${id}`}
      tag={<Tag>{count > 1 ? `${formatDigits(count)}건` : reportTypeName(type)}</Tag>}
      acts={
        isOpen &&
        step === 'read' && (
          <>
            <button type="button" className="btn" onClick={() => setStep('later')}>
              보류
            </button>
            <button type="button" className="btn" onClick={() => setStep('dismiss')}>
              기각
            </button>
            <button type="button" className="btn primary" data-decide onClick={() => setStep('uphold')}>
              <span>조치하기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
            </button>
          </>
        )
      }
    >
      {detail && detail.viewers.length > 0 && (
        <p className="pad meta">{detail.viewers.map(({ name }) => name ?? '운영자').join(', ')} 보는 중</p>
      )}
      <Comment report={report} />
      <OtherReports
        others={others}
        left={left}
        onToggle={(other) => {
          const next = new Set(left);
          if (!next.delete(other)) next.add(other);
          setLeft(next);
        }}
      />
      {step === 'uphold' && <UpholdForm key={id} {...steps} />}
      {step === 'dismiss' && <DismissForm key={id} {...steps} />}
      {step === 'later' && <LaterForm key={id} reportId={id} onDone={onDone} onClose={close} />}
      <Facts report={report} detail={detail} />
    </DeskPanel>
  );
}

function Comment({ report }: { report: OperatorReport }) {
  const { comment, createdAt, reporterName } = report;
  return (
    <div className="pad">
      <blockquote className={css.comment}>{comment}</blockquote>
      <p className={`meta ${css.by}`}>
        <b>{reporterName ?? '탈퇴한 회원'}</b> {formatDateTime(createdAt)} · {reporterRecord(report)}
      </p>
    </div>
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
          { label: '우선도', value: formatDigits(weight) },
          {
            label: '받은 신고',
            value: person
              ? `${formatDigits(person.against)} (조치 ${formatDigits(person.upheld)}, 대기 ${formatDigits(person.open)})`
              : formatDigits(report.reportsOfReported),
          },
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
        <h3 className="meta">{head}</h3>
        <p className={css.text}>{text}</p>
      </div>
    )
  );
}
