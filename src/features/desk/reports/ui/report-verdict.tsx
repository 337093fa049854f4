import type { ReactNode, RefObject } from 'react';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportStatusName } from '#features/people/reports/report.labels.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Note } from '#ui/components/panel.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { useViewers } from '../../table/ui/use-viewers.ts';
import { allowedVerdicts, decidedText, type Verdict } from '../report-decision.rules.ts';
import { outcomeText } from '../similar-report.labels.ts';
import { DecisionForm } from './decision-form.tsx';
import { markReport } from './report-query.ts';
import { useVerdict } from './use-verdict.ts';

const LABELS: Readonly<Record<Verdict, string>> = { uphold: '조치', dismiss: '기각', later: '보류' };

interface ReportVerdictProps {
  detail: ReportDetail;
  also: readonly number[];
  /** The report waited when the page was opened, so what is typed stays when another operator is first. */
  wasOpen: boolean;
  isDone: boolean;
  onDone: () => void;
  place: RefObject<HTMLElement | null>;
  /** Shown after a decision. */
  children: ReactNode;
}

/** The decision of the page's report, or how it was decided. */
export function ReportVerdict({ detail, also, wasOpen, isDone, onDone, place, children }: ReportVerdictProps) {
  const { report, person } = detail;
  const viewers = useViewers(report.id, markReport);
  const [chosen, choose] = useVerdict(report.id);
  const allowed = allowedVerdicts(report, useOwnLevel());
  const verdict = allowed.includes(chosen) ? chosen : allowed[0];
  const isDecided = report.status !== REPORT_STATUS.open;
  const isFormShown = wasOpen && !isDone;
  return (
    <section className="panel" aria-label="결정" ref={place}>
      <header>
        <h2>결정</h2>
        {viewers.length > 0 && <span className="meta ml-auto">{viewers.join(', ')} 보는 중</span>}
      </header>
      {isFormShown && isDecided && (
        <div className="pad">
          <Note>{decidedText(report)}</Note>
        </div>
      )}
      {!isFormShown && <Decided detail={detail} />}
      {isFormShown && verdict === undefined && (
        <p className="pad meta">운영자에 대한 신고입니다. 다른 관리자가 기각할 수 있습니다.</p>
      )}
      {isFormShown && verdict !== undefined && (
        <>
          <div className="pad">
            <ChoiceField
              label="처리"
              isLabelHidden
              name="verdict"
              size="tight"
              choices={allowed.map((value) => ({ value, label: LABELS[value] }))}
              value={verdict}
              onChoose={choose}
            />
          </div>
          <DecisionForm {...{ verdict, report, person, also, onDone }} />
        </>
      )}
      {!isFormShown && children}
    </section>
  );
}

function Decided({ detail: { report, person } }: { detail: ReportDetail }) {
  const followed = person?.sanctions.find(({ kind, reportId }) => kind === 'suspension' && reportId === report.id);
  const suspendedDays = followed ? daysBetween(followed.at, followed.until) : null;
  const { status, actions, handledAt, handledByName, answer, laterUntil } = report;
  if (status === REPORT_STATUS.open) {
    return (
      <p className="pad">
        {laterUntil === null ? '대기 중입니다.' : `${formatDateTime(laterUntil)}까지 보류했습니다.`}
      </p>
    );
  }
  return (
    <div className="pad">
      <KeyValues
        rows={[
          { label: '상태', value: reportStatusName(status) },
          { label: '처리', value: outcomeText({ status, actions, suspendedDays }) },
          { label: '운영자', value: handledByName ?? '알 수 없음' },
          ...(handledAt === null ? [] : [{ label: '시각', value: formatDateTime(handledAt) }]),
          ...(answer === null ? [] : [{ label: '답변', value: answer }]),
        ]}
      />
    </div>
  );
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
