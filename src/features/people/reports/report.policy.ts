import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import type { Operator } from '../access/actor.ts';
import type { KnownOperator } from '../operators/all-operators.service.ts';
import { REPORT_STATUS, type ReportStatus } from './report.contract.ts';

export function canReport(reporterId: number | null, reportedId: number | undefined): boolean {
  return reporterId === null || reporterId !== reportedId;
}

interface JudgedReport {
  readonly id: number;
  readonly reporterUserId: string | null;
  readonly reportedUserId: string | null;
}

interface Decision {
  readonly status: ReportStatus;
  readonly actions: readonly string[];
}

export interface DecisionVerdict {
  /** Ids of reports that another operator has to decide. */
  readonly own: readonly number[];
  /** Ids of reports about operators that may not be decided so. */
  readonly aboutOperators: readonly number[];
  /** The operator decides an own report, because nobody else can. */
  readonly isOwn: boolean;
}

/** Finds the reports that this operator may not decide, or not so (contract §21). */
export function judgeDecision(
  reports: readonly JudgedReport[],
  decision: Decision,
  { actor, operators }: { actor: Pick<Operator, 'userId' | 'level'>; operators: readonly KnownOperator[] },
): DecisionVerdict {
  const own = idsOf(reports.filter(({ reporterUserId }) => reporterUserId === actor.userId));
  const hasOthers = operators.some(({ userId, level }) => userId !== actor.userId && level <= OPERATOR_LEVEL.moderator);
  const isDismissal = decision.status === REPORT_STATUS.dismissed && decision.actions.length === 0;
  const mayDismiss = isDismissal && actor.level <= OPERATOR_LEVEL.administrator;
  const aboutOperators = reports.filter(
    (report) => isAboutOperator(report, operators) && !(mayDismiss && report.reportedUserId !== actor.userId),
  );
  return {
    own: hasOthers ? own : [],
    aboutOperators: idsOf(aboutOperators),
    isOwn: own.length > 0 && !hasOthers,
  };
}

export function isAboutOperator(
  { reportedUserId }: Pick<JudgedReport, 'reportedUserId'>,
  operators: readonly KnownOperator[],
): boolean {
  return operators.some(({ userId }) => userId === reportedUserId);
}

function idsOf(reports: readonly JudgedReport[]): number[] {
  return reports.map(({ id }) => id);
}
