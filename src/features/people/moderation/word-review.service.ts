import type { UnitOfWork } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import type { ReportSubjects } from '../reports/report-subject.ts';
import type { ForbiddenWord } from './word.contract.ts';
import { REVIEW_STATUS, type WordReview, type WordReviewHandling } from './word-review.contract.ts';
import { reviewEvents } from './word-review.events.ts';
import {
  deleteReviewsByProfile,
  findReviews,
  insertReview,
  lockReview,
  type ReviewPage,
  setReviewHandled,
} from './word-review.repository.ts';

export interface PublishedText {
  /** `trade:12`, `profile:3`. */
  subject: string;
  text: string;
  profileId: number;
  at: Date;
}

/**
 * Queues a text for review that `requireAllowedText` was unsure about, in the transaction that publishes it. The author
 * is not notified.
 */
export async function queueForReview(
  { db, effects }: UnitOfWork,
  found: ForbiddenWord | null,
  published: PublishedText,
): Promise<void> {
  if (!found) return;
  const { rule, word } = found;
  effects.publish(reviewEvents.filed(await insertReview(db, { ...published, kind: rule.kind, word, ruleId: rule.id })));
}

export function listWordReviews({ db }: Ctx<Operator>, page: ReviewPage): Promise<WordReview[]> {
  return findReviews(db, page);
}

export interface ReviewDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
}

/** Keeps a text, or hides the subject that contains it; the decision is final. */
export async function handleWordReview(
  ctx: WriteCtx<Operator>,
  { subjects, operatorUserIds }: ReviewDeps,
  id: number,
  { action, reason }: WordReviewHandling,
): Promise<WordReview> {
  const { db, clock, effects } = ctx;
  const review = await lockReview(db, id);
  if (!review) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownReview });
  if (review.status !== REVIEW_STATUS.waiting) throw new AppError('CONFLICT', { message: peopleErrors.handledReview });
  if (action === 'hide') await hide(ctx, subjects, review, reason);
  const at = clock.now();
  const status = action === 'hide' ? REVIEW_STATUS.hidden : REVIEW_STATUS.left;
  await setReviewHandled(db, id, status, at);
  effects.audit(`review.${action}`, `review:${id}`, { kind: review.kind, reason }, `profile:${review.profileId}`);
  await publishDeskChange(ctx, { operatorUserIds }, { kind: 'review', id });
  return { ...review, status, handledAt: at.toISOString() };
}

async function hide(
  ctx: WriteCtx<Operator>,
  subjects: ReportSubjects,
  { subject }: WordReview,
  reason: string,
): Promise<void> {
  const [name, id] = subject.split(':');
  const hidden = new Map(Object.entries(subjects)).get(name ?? '');
  const action = hidden?.actions[hidden.hides];
  if (!action) throw new AppError('CONFLICT', { message: peopleErrors.unhidableReview });
  await hidden.lock(ctx.db, Number(id));
  await action.act(ctx, Number(id), { reason });
}

/** Excluded from the export: the texts are exported with their subjects, and authors are not told about reviews. */
export const wordReviewData: PersonalData = {
  name: 'reviews',
  exportOf: async () => undefined,
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteReviewsByProfile(db, profileId);
  },
};
