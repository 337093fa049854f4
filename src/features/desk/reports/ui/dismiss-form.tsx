import { useMemo } from 'react';
import { type OperatorReport, REPORT_STATUS, REPORT_TYPE } from '#features/people/reports/report.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { checkbox } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import { reportedKind } from '../report-decision.rules.ts';
import { DecisionFoot } from './decision-foot.tsx';
import css from './report-panel.module.css';
import { explainRefusal, reportMutations } from './report-query.ts';

export const dismissForm = defineForm({
  fields: {
    answer: multiline({ label: '신고한 사람에게 보낼 답변', min: 2, max: 500, isCounted: true }),
    isSettled: checkbox({ label: '같은 글에 대한 같은 신고는 30일 동안 이 답변으로 끝내기' }),
  },
});

interface DismissFormProps {
  report: OperatorReport;
  also: readonly number[];
  onDone: () => void;
  onClose?: (() => void) | undefined;
}

/** Each of these is looked at anew, whatever was said about the thing before. */
const ALWAYS_ANEW: readonly number[] = [REPORT_TYPE.fraud, REPORT_TYPE.impersonation];

/** Dismisses a report with an answer to who made it. */
export function DismissForm({ report, also, onDone, onClose }: DismissFormProps) {
  const stored = useMemo(() => draftInTab(`report-dismiss:${report.id}`, dismissForm.parse), [report.id]);
  const submission = useForm(dismissForm, {
    endpoint: reportMutations.handle,
    stored,
    toInput: ({ answer, isSettled }) => ({
      params: { id: report.id },
      body: { status: REPORT_STATUS.dismissed, answer, also: [...also], ...(isSettled && { isSettled }) },
    }),
    onDone() {
      onDone();
      return undefined;
    },
    explain: explainRefusal,
  });
  const { values, change } = submission;
  const hasText = reportedKind(report) !== undefined && report.reportedText !== null;
  const canSettle = hasText && !ALWAYS_ANEW.includes(report.type);
  const count = formatDigits(also.length + 1);
  const effects = [
    `신고 ${count}건이 닫히고 신고한 사람에게 답변이 갑니다`,
    ...(canSettle && values.isSettled ? ['글이 그대로인 동안, 30일 안의 같은 신고는 바로 이 답변을 받습니다'] : []),
  ];
  return (
    <Form
      of={dismissForm}
      submission={submission}
      id="dismiss"
      label="기각"
      className={`pad ${css.form}`}
      isOpened={onClose !== undefined}
    >
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={dismissForm} name="answer" />
      {canSettle && <FormField of={dismissForm} name="isSettled" />}
      <EffectsList effects={effects} />
      <DecisionFoot label={`신고 ${count}건 기각`} sendingLabel="기각하는 중" onClose={onClose} />
    </Form>
  );
}
