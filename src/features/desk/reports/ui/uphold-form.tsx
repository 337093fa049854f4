import { useMemo } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { listEffects, needsReason, reportedKind, toActions, upholdLabel } from '../report-decision.rules.ts';
import { DecisionFoot } from './decision-foot.tsx';
import { EffectList } from './effect-list.tsx';
import { LengthFields, proposeLength } from './length-fields.tsx';
import { ReasonChips } from './reason-chips.tsx';
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

function useUpholdForm({ report, person, also, onDone }: UpholdFormProps, level: OperatorLevel) {
  const stored = useMemo(() => draftInTab(`report-uphold:${report.id}`, upholdForm.parse), [report.id]);
  return useForm(upholdForm, {
    endpoint: reportMutations.handle,
    stored,
    context: () => level,
    toInput: ({ answer, ...uphold }) => ({
      params: { id: report.id },
      body: {
        status: REPORT_STATUS.actedUpon,
        answer,
        also: [...also],
        actions: toActions(report, uphold, { now: Date.now(), person }),
      },
    }),
    onDone() {
      onDone();
      return undefined;
    },
    explain: explainRefusal,
  });
}

/** Acts upon a report: what is done to whom, and why. */
export function UpholdForm(props: UpholdFormProps) {
  const { report, person, also, onClose } = props;
  const level = useOwnLevel();
  const submission = useUpholdForm(props, level);
  const { values, change } = submission;
  const { until } = upholdForm.toPartialBody(values, level);
  const acts = { ...values, until };
  const count = also.length + 1;
  const kind = reportedKind(report);
  return (
    <Form
      of={upholdForm}
      submission={submission}
      id="uphold"
      label="조치"
      className={`pad ${css.form}`}
      isOpened={onClose !== undefined}
    >
      {report.reportedId !== null && <FormField of={upholdForm} name="sanction" />}
      {values.sanction === 'suspend' && <LengthFields days={values.days} change={change} person={person} />}
      {kind && <FormField of={upholdForm} name="isHidden" />}
      {kind === 'trade' && <FormField of={upholdForm} name="isPriceOut" />}
      {needsReason(values) && (
        <>
          <ReasonChips
            kinds={['suspend', 'warn', 'hide']}
            text={values.reason}
            onChoose={(template) => change({ reason: template.text, ...proposeLength(template, person) })}
          />
          <FormField of={upholdForm} name="reason" />
        </>
      )}
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={upholdForm} name="answer" />
      <EffectList effects={listEffects(report, acts, count)} />
      <DecisionFoot label={upholdLabel(acts, count)} sendingLabel="조치하는 중" onClose={onClose} />
    </Form>
  );
}
