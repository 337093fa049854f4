import type { ReactNode } from 'react';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportStatusName, reportTypeName } from '#features/people/reports/report.labels.ts';
import type { ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { reportedName, reportPath } from '../report-row.labels.ts';
import css from './report-screen.module.css';
import type { QueuePlace } from './use-queue-place.ts';

/** The name of the page, and the way to the reports beside it. */
export function ReportHead({ detail: { report, others }, place }: { detail: ReportDetail; place: QueuePlace }) {
  const { nth, count, isMore, last, next } = place;
  const isOpen = report.status === REPORT_STATUS.open;
  const tag = isOpen ? (
    <Tag tone="warn">{formatDigits(others.length + 1)}명이 신고</Tag>
  ) : (
    <Tag>{reportStatusName(report.status)}</Tag>
  );
  return (
    <DeskHead title={`${reportedName(report)}, ${reportTypeName(report.type)}`} meta={tag}>
      {nth !== undefined && (
        <span className="meta">{`${formatDigits(count)}건${isMore ? ' 이상' : ''} 중 ${formatDigits(nth + 1)}번째`}</span>
      )}
      <Step id={last} label="이전 신고" name="lastRow">
        <ChevronLeftIcon />
      </Step>
      <Step id={next} label="다음 신고" name="nextRow">
        <ChevronRightIcon />
      </Step>
    </DeskHead>
  );
}

interface StepProps {
  id: number | undefined;
  label: string;
  name: 'lastRow' | 'nextRow';
  /** Shown on phones, which have no keys. */
  children: ReactNode;
}

function Step({ id, label, name, children }: StepProps) {
  const isPhone = useWindowKind() === 'phone';
  if (id === undefined) return null;
  return (
    <a className={`btn sm ${css.step}`} href={reportPath(id)} aria-label={label}>
      {isPhone ? children : <kbd>{KEY_TABLE[name].keys[0]}</kbd>}
    </a>
  );
}

/** After a decision: what became of it, and the way on. */
export function NextReport({ next, isDone }: { next: number | undefined; isDone: boolean }) {
  return (
    <div className={`pad ${css.next}`}>
      <p className="meta grow" role="status">
        {isDone ? '처리했습니다.' : ''}
      </p>
      {next === undefined ? (
        <ButtonLink href="/operator/reports">신고 목록</ButtonLink>
      ) : (
        <ButtonLink href={reportPath(next)} tone="primary">
          다음 신고
        </ButtonLink>
      )}
    </div>
  );
}
