import type { WordReview } from '#features/people/moderation/word-review.contract.ts';
import { markedParts } from '../review-row.labels.ts';
import css from './reviews.module.css';

/** The text with the word that the rule found. */
export function MarkedText({ review }: { review: WordReview }) {
  return markedParts(review).map(({ at, text, isWord }) =>
    isWord ? (
      <mark key={at} className={css.word}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
