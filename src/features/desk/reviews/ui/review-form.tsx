import type { WordReview, WordReviewHandling } from '#features/people/moderation/word-review.contract.ts';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { readReviewsAgain, reviewMutations } from './review-query.ts';

export type ReviewAction = WordReviewHandling['action'];

interface ReviewFormProps {
  review: WordReview;
  action: ReviewAction;
  onDone: () => void;
  onClose: () => void;
}

/** Keeps the text, or hides what contains it. */
export function ReviewForm({ review: { id }, action, onDone, onClose }: ReviewFormProps) {
  const isHiding = action === 'hide';
  return (
    <ReasonForm
      mutation={reviewMutations.handle}
      store="review-reason:"
      name={`${action}:${id}`}
      label={isHiding ? '숨기기' : '그대로 두기'}
      sendingLabel="처리하는 중"
      hint={isHiding ? '올린 사람에게 보입니다' : '운영자만 봅니다'}
      {...(!isHiding && { kinds: [] })}
      effects={isHiding ? ['글이 바로 보이지 않습니다'] : ['글은 그대로이고, 아무에게도 알리지 않습니다']}
      toInput={(reason) => ({ params: { id }, body: { action, reason } })}
      explain={(error, usual) => {
        if (error.code === 'CONFLICT') readReviewsAgain();
        return usual;
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
