import { REPORT_STATUS, REPORT_TYPE, type ReportStatus, type ReportType } from './report.contract.ts';

/** Further reporters of the same player or thing that count. */
export const MAX_FURTHER_REPORTERS = 3;
/** A reporter is judged by this number of handled reports, the last ones first, once there are enough. */
export const JUDGED_REPORTS = { last: 10, least: 5 } as const;
const TRUSTED = { upheld: 0.8, weight: 1 };
const DISTRUSTED = { upheld: 0.2, weight: -1 };

const WEIGHT_OF_TYPE: ReadonlyMap<ReportType, number> = new Map([
  [REPORT_TYPE.fraud, 3],
  [REPORT_TYPE.falseListing, 3],
  [REPORT_TYPE.impersonation, 3],
  [REPORT_TYPE.cashTrade, 2],
  [REPORT_TYPE.abuse, 2],
]);
const WEIGHT_OF_OTHERS = 1;

export interface WeighedReport {
  readonly type: ReportType;
  /** Number of other players with an open report of the same player or thing. */
  readonly furtherReporters: number;
  /** The reporter's last handled reports, at most `JUDGED_REPORTS.last`. */
  readonly decisions: readonly ReportStatus[];
}

/** Weight of an open report (contract §21). */
export function weighReport({ type, furtherReporters, decisions }: WeighedReport): number {
  return weightOfType(type) + Math.min(MAX_FURTHER_REPORTERS, furtherReporters) + weighRecord(decisions);
}

export function weightOfType(type: ReportType): number {
  return WEIGHT_OF_TYPE.get(type) ?? WEIGHT_OF_OTHERS;
}

function weighRecord(decisions: readonly ReportStatus[]): number {
  if (decisions.length < JUDGED_REPORTS.least) return 0;
  const upheld = decisions.filter((status) => status === REPORT_STATUS.actedUpon).length / decisions.length;
  if (upheld >= TRUSTED.upheld) return TRUSTED.weight;
  return upheld <= DISTRUSTED.upheld ? DISTRUSTED.weight : 0;
}
