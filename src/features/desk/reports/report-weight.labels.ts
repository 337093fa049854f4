import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import type { OtherReport } from '#features/people/reports/report-detail.contract.ts';
import { MAX_FURTHER_REPORTERS, weightOfType } from '#features/people/reports/report-weight.rules.ts';
import { typeTag } from './report-row.labels.ts';

type Weighed = Pick<OperatorReport, 'type' | 'weight' | 'reporterId'>;

/** The parts of a weight: `사기 3 · 다른 신고자 3명 +3 · 신고자 정확도 +1`. @param others further open reports */
export function weightText({ type, weight, reporterId }: Weighed, others: readonly Pick<OtherReport, 'reporterId'>[]) {
  const reporters = new Set(others.map((other) => other.reporterId));
  reporters.delete(reporterId);
  const further = Math.min(MAX_FURTHER_REPORTERS, reporters.size);
  const ofRecord = weight - weightOfType(type) - further;
  return [
    `${typeTag(type)} ${weightOfType(type)}`,
    ...(further > 0 ? [`다른 신고자 ${reporters.size}명 +${further}`] : []),
    ...(ofRecord === 0 ? [] : [`신고자 정확도 ${ofRecord > 0 ? '+' : '−'}${Math.abs(ofRecord)}`]),
  ].join(' · ');
}
