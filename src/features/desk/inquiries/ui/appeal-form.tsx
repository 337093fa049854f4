import { useMemo, useState } from 'react';
import type { Appeal, InquiryDetail } from '#features/people/inquiries/inquiry.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { DAY_MS } from '#shared/durations.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { changedText } from '../../suspensions/suspension.labels.ts';
import { seoulMinute } from '../../suspensions/suspension-length.rules.ts';
import { appealEffects, appealLabel, chosenEnd, toDecision } from '../appeal-decision.rules.ts';
import { appealForm, NO_WARNING } from './appeal-fields.ts';
import { inquiryMutations, readInquiriesAgain } from './inquiry-query.ts';

interface AppealFormProps {
  inquiry: InquiryDetail;
  appeal: Appeal;
  onDone: () => void;
  onClose: () => void;
}

/**
 * The form of an appeal, and the suspension that it decides: the one that stood there when it was opened, until the
 * server says that another one does.
 */
function useAppealForm({ inquiry: { id, answer }, appeal, onDone }: AppealFormProps) {
  const stored = useMemo(() => draftInTab(`appeal-answer:${id}`, appealForm.parse), [id]);
  const [seen] = useState(appeal.suspension);
  const [isRenewed, setRenewed] = useState(false);
  const suspension = isRenewed ? appeal.suspension : seen;
  const submission = useForm(appealForm, {
    endpoint: inquiryMutations.answer,
    stored,
    first: { ...appealForm.empty, answer: answer ?? '' },
    context: () => suspension,
    toInput: ({ answer: text, until, ...decision }) => ({
      params: { id },
      body: { answer: text, ...toDecision({ ...decision, until: chosenEnd(until) }, suspension) },
    }),
    onDone() {
      onDone();
      return undefined;
    },
    explain(error, usual) {
      if (error.code === 'CONFLICT') {
        setRenewed(true);
        readInquiriesAgain();
      }
      return changedText(error.data, Date.now()) ?? usual;
    },
  });
  return { submission, suspension };
}

/** Decides an appeal and answers it in one press. */
export function AppealForm(props: AppealFormProps) {
  const { inquiry, appeal, onClose } = props;
  const { submission, suspension } = useAppealForm(props);
  const { values, change } = submission;
  const decision = { ...values, until: chosenEnd(values.until) };
  const warnings = listWarnings(appeal, values.warning);
  return (
    <Form of={appealForm} submission={submission} id="appeal" label="이의 처리" className={`pad ${css.form}`} isOpened>
      {suspension && (
        <FormField
          of={appealForm}
          name="decision"
          onChange={(chosen) =>
            change({ decision: chosen, ...(chosen === 'shorten' && { until: seoulMinute(Date.now() + DAY_MS) }) })
          }
        />
      )}
      {suspension && values.decision === 'shorten' && <FormField of={appealForm} name="until" />}
      {warnings.length > 1 && (
        <FormField of={appealForm} name="warning">
          {(control) => <ChoiceSelect {...control} choices={warnings} />}
        </FormField>
      )}
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={appealForm} name="answer" />
      <EffectsList effects={appealEffects(decision, suspension, inquiry.answer === null)} />
      {appeal.isOwn && <p className="meta">정할 수 있는 다른 운영자가 없어 직접 정합니다. 운영 기록에 남습니다.</p>}
      <FormFoot label={appealLabel(decision, suspension)} sendingLabel="보내는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}

/** The choices of the warning that is taken back. @param chosen stays among them, also when it does not count any more */
function listWarnings({ sanctions }: Appeal, chosen: number) {
  const now = Date.now();
  const running = sanctions.filter(
    ({ id, kind, endedAt, until }) =>
      kind === 'warning' && (id === chosen || (endedAt === null && Date.parse(until) > now)),
  );
  return [
    { value: NO_WARNING, label: '그대로 두기' },
    ...running.map(({ id, at, reason }) => ({ value: id, label: `${formatShortDate(at)} 경고 취소: ${reason}` })),
  ];
}
