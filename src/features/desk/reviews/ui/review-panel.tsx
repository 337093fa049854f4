import { useState } from 'react';
import { REVIEW_STATUS, type WordReview } from '#features/people/moderation/word-review.contract.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { playerPath } from '../../desk-paths.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { canHide, kindText, ruleText, subjectPath, subjectText } from '../review-row.labels.ts';
import { MarkedText } from './marked-text.tsx';
import { type ReviewAction, ReviewForm } from './review-form.tsx';
import css from './reviews.module.css';

interface ReviewPanelProps {
  review: WordReview;
  onDone: () => void;
}

/** A text that a rule was unsure about, with the rule, and what becomes of it. */
export function ReviewPanel({ review, onDone }: ReviewPanelProps) {
  const [action, setAction] = useState<ReviewAction | null>(null);
  const isWaiting = review.status === REVIEW_STATUS.waiting;
  return (
    <DeskPanel
      title={`검토 ${review.id}`}
      tag={<Tag>{kindText(review)}</Tag>}
      acts={isWaiting && action === null && <Acts review={review} onChoose={setAction} />}
    >
      <p className={`pad ${css.text}`}>
        <MarkedText review={review} />
      </p>
      {action && <ReviewForm key={action} {...{ review, action, onDone }} onClose={() => setAction(null)} />}
      <Facts review={review} />
    </DeskPanel>
  );
}

function Acts({ review, onChoose }: { review: WordReview; onChoose: (action: ReviewAction) => void }) {
  const key = <kbd>{KEY_TABLE.decide.keys[0]}</kbd>;
  const isHidable = canHide(review);
  return (
    <>
      {isHidable && (
        <button type="button" className="btn" onClick={() => onChoose('hide')}>
          숨기기
        </button>
      )}
      <button type="button" className="btn primary" data-decide onClick={() => onChoose('keep')}>
        <span>그대로 두기</span> {key}
      </button>
    </>
  );
}

function Facts({ review }: { review: WordReview }) {
  const { word, profileId, profileName, createdAt, handledAt } = review;
  const path = subjectPath(review);
  return (
    <KeyValues
      rows={[
        { label: '대상', value: path ? <a href={path}>{subjectText(review)}</a> : subjectText(review) },
        {
          label: '올린 사람',
          value: profileName === null ? '탈퇴한 회원' : <a href={playerPath(profileId)}>{profileName}</a>,
        },
        { label: '걸린 말', value: word },
        { label: '금지어', value: ruleText(review) },
        { label: '올린 시각', value: formatDateTime(createdAt) },
        ...(handledAt === null ? [] : [{ label: '처리한 시각', value: formatDateTime(handledAt) }]),
      ]}
    />
  );
}
