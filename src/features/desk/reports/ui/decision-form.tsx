import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import type { Verdict } from '../report-decision.rules.ts';
import { DismissForm } from './dismiss-form.tsx';
import { LaterForm } from './later-form.tsx';
import { UpholdForm } from './uphold-form.tsx';

interface DecisionFormProps {
  verdict: Verdict;
  report: OperatorReport;
  /** Undefined: not read yet; null: not a player of this site. */
  person: ReportedPerson | null | undefined;
  /** Open reports that are closed alike. */
  also: readonly number[];
  onDone: () => void;
  /** Without it the form is a part of its page. */
  onClose?: () => void;
}

/** The form of each verdict. */
export function DecisionForm({ verdict, person, ...form }: DecisionFormProps) {
  const { report, onDone, onClose } = form;
  if (verdict === 'uphold') return <UpholdForm key={report.id} {...form} person={person} />;
  if (verdict === 'dismiss') return <DismissForm key={report.id} {...form} />;
  return <LaterForm key={report.id} reportId={report.id} onDone={onDone} onClose={onClose} />;
}
