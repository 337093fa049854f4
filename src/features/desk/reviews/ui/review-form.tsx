import { useMemo } from 'react';
import type { WordReview, WordReviewHandling } from '#features/people/moderation/word-review.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { ReasonChips } from '../../reports/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { readReviewsAgain, reviewMutations } from './review-query.ts';

const reviewForm = defineForm({
  fields: { reason: multiline({ label: '사유', ...REASON_LENGTH, isCounted: true }) },
});

export type ReviewAction = WordReviewHandling['action'];

interface ReviewFormProps {
  review: WordReview;
  action: ReviewAction;
  onDone: () => void;
  onClose: () => void;
}

/** Keeps the text, or hides what contains it. */
export function ReviewForm({ review: { id }, action, onDone, onClose }: ReviewFormProps) {
  const stored = useMemo(() => draftInTab(`review-reason:${action}:${id}`, reviewForm.parse), [action, id]);
  const submission = useForm(reviewForm, {
    endpoint: reviewMutations.handle,
    stored,
    toInput: ({ reason }) => ({ params: { id }, body: { action, reason } }),
    onDone() {
      onDone();
      return undefined;
    },
    explain(error, usual) {
      if (error.code === 'CONFLICT') readReviewsAgain();
      return usual;
    },
  });
  const { values, change } = submission;
  const isHiding = action === 'hide';
  return (
    <Form
      of={reviewForm}
      submission={submission}
      id="review"
      label={isHiding ? '숨기기' : '그대로 두기'}
      className={`pad ${css.form}`}
      isOpened
    >
      {isHiding && (
        <ReasonChips kinds={['hide']} text={values.reason} onChoose={({ text }) => change({ reason: text })} />
      )}
      <FormField of={reviewForm} name="reason" hint={isHiding ? '올린 사람에게 보입니다' : '운영자만 봅니다'} />
      <FormFoot
        label={isHiding ? '숨기기' : '그대로 두기'}
        sendingLabel="처리하는 중"
        note={isHiding ? '글이 바로 보이지 않습니다.' : '글은 그대로이고, 아무에게도 알리지 않습니다.'}
      >
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
