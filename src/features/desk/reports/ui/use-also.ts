import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { OtherReport, ReportDetail } from '#features/people/reports/report-detail.contract.ts';
import { useTicks } from '../../table/ui/use-ticks.ts';

interface Also {
  readonly others: readonly OtherReport[];
  readonly left: ReadonlySet<number>;
  toggle(id: number): void;
  /** Ids of those that are closed alike. */
  readonly ids: readonly number[];
}

/** The other open reports of the same player. Those that are left out stay so after a reload. */
export function useAlso({ id, status }: OperatorReport, detail: ReportDetail | undefined): Also {
  const { ids: left, toggle } = useTicks(`report-left:${id}`);
  const others = status === REPORT_STATUS.open ? (detail?.others ?? []) : [];
  return { others, left, toggle, ids: others.flatMap((other) => (left.has(other.id) ? [] : [other.id])) };
}
