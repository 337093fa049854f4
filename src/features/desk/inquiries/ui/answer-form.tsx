import { useMemo } from 'react';
import { ANSWER_LENGTH, type InquiryDetail } from '#features/people/inquiries/inquiry.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { inquiryMutations } from './inquiry-query.ts';

const answerForm = defineForm({
  fields: { answer: multiline({ label: '답변', ...ANSWER_LENGTH, rows: 5, isCounted: true }) },
});

const FIRST = ['보낸 사람에게 답변을 알립니다'];
const AGAIN = ['답변이 바뀌고, 다시 알리지 않습니다'];

interface AnswerFormProps {
  inquiry: InquiryDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Answers an inquiry; a later answer stands in place of the earlier one. */
export function AnswerForm({ inquiry: { id, answer }, onDone, onClose }: AnswerFormProps) {
  const stored = useMemo(() => draftInTab(`inquiry-answer:${id}`, answerForm.parse), [id]);
  const submission = useForm(answerForm, {
    endpoint: inquiryMutations.answer,
    stored,
    first: { answer: answer ?? '' },
    toInput: (body) => ({ params: { id }, body }),
    onDone() {
      onDone();
      return undefined;
    },
  });
  const { values, change } = submission;
  return (
    <Form of={answerForm} submission={submission} id="answer" label="답변" className={`pad ${css.form}`} isOpened>
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={answerForm} name="answer" />
      <EffectsList effects={answer === null ? FIRST : AGAIN} />
      <FormFoot label={answer === null ? '답변 보내기' : '답변 바꾸기'} sendingLabel="보내는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
