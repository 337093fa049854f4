import { useMemo } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { useNow } from '#platform/client/use-now.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import { SanctionFields, SanctionReason } from '../../suspensions/ui/sanction-fields.tsx';
import { useSeenSuspension } from '../../suspensions/ui/use-seen-suspension.ts';
import { isAnyTicked, toChoices } from '../../sweeps/sweep-choices.rules.ts';
import { SweepFields } from '../../sweeps/ui/sweep-fields.tsx';
import { useSweepCounts } from '../../sweeps/ui/use-sweep-counts.ts';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import {
  leftToSweep,
  listEffects,
  needsReason,
  reportedKind,
  toActions,
  upholdLabel,
} from '../report-decision.rules.ts';
import { DecisionFoot } from './decision-foot.tsx';
import css from './report-panel.module.css';
import { explainRefusal, reportMutations } from './report-query.ts';
import { upholdForm } from './uphold-fields.ts';

interface UpholdFormProps {
  report: OperatorReport;
  /** Undefined: not read yet; null: not a player of this site. */
  person: ReportedPerson | null | undefined;
  /** Open reports that are closed alike. */
  also: readonly number[];
  onDone: () => void;
  onClose?: (() => void) | undefined;
}

interface Seen {
  level: OperatorLevel;
  now: number;
}

function useUpholdForm({ report, person, also, onDone }: UpholdFormProps, { level, now }: Seen) {
  const stored = useMemo(() => draftInTab(`report-uphold:${report.id}`, upholdForm.parse), [report.id]);
  const [current, onError] = useSeenSuspension(person?.sanctions, now);
  const [server] = useSite().gameServers;
  const shoutName = report.reportedName ?? '';
  return useForm(upholdForm, {
    endpoint: reportMutations.handle,
    stored,
    first: { ...upholdForm.empty, shoutName, ...(server && { shoutServer: server.id }) },
    context: () => level,
    toInput: ({ answer, ...sent }) => ({
      params: { id: report.id },
      body: {
        status: REPORT_STATUS.actedUpon,
        answer,
        also: [...also],
        actions: toActions(report, sent, { now: Date.now(), current }),
        ...(isAnyTicked(sent) && { sweep: toChoices(sent) }),
      },
    }),
    onDone() {
      onDone();
      return undefined;
    },
    explain(error: ApiError, usual) {
      onError(error);
      return explainRefusal(error, usual);
    },
  });
}

/** Acts upon a report: what is done to whom, and why. */
export function UpholdForm(props: UpholdFormProps) {
  const { report, person, also, onClose } = props;
  const level = useOwnLevel();
  const now = useNow() ?? Date.now();
  const submission = useUpholdForm(props, { level, now });
  const { values, change, issues } = submission;
  const maySweep = report.reportedId !== null && level <= OPERATOR_LEVEL.moderator;
  const { counts: all, failure } = useSweepCounts(maySweep ? report.reportedId : null, values);
  const counts = all && leftToSweep(report, values, all);
  const surroundings = { reports: also.length + 1, counts, now };
  const kind = reportedKind(report);
  const sanctions = person?.sanctions;
  return (
    <Form
      of={upholdForm}
      submission={submission}
      id="uphold"
      label="조치"
      className={`pad ${css.form}`}
      isOpened={onClose !== undefined}
    >
      {report.reportedId !== null && (
        <SanctionFields {...{ values, change, now, sanctions, level }} issue={issues.until} />
      )}
      {kind && <FormField of={upholdForm} name="isHidden" />}
      {kind === 'trade' && <FormField of={upholdForm} name="isPriceOut" />}
      {maySweep && <SweepFields {...{ values, counts, failure, change }} />}
      {needsReason(values) && (
        <SanctionReason kinds={['suspend', 'warn', 'hide']} text={values.reason} {...{ sanctions, now, change }} />
      )}
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={upholdForm} name="answer" />
      <EffectsList effects={listEffects(report, values, surroundings)} />
      <DecisionFoot label={upholdLabel(values, surroundings)} sendingLabel="조치하는 중" onClose={onClose} />
    </Form>
  );
}
