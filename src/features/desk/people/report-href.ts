import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { reportListParams } from '../reports/report-list.params.ts';

const { actedUpon, dismissed } = REPORT_STATUS;

/** The row of a report in the list of its state. */
export function reportHref({ id, status }: { id: number; status: number }): string {
  const state = status === actedUpon || status === dismissed ? status : undefined;
  return reportListParams.link('/operator/reports', { open: id, status: state });
}
