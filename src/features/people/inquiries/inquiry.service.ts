import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, Person, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';
import { CORRECTION_MARK } from './correction.rules.ts';
import {
  type Inquiry,
  type InquiryWaits,
  MAX_UNANSWERED,
  type NewInquiry,
  type OperatorInquiry,
} from './inquiry.contract.ts';
import { tooManyInquiries } from './inquiry.labels.ts';
import { inquiryNotices } from './inquiry.notices.ts';
import {
  countUnanswered,
  deleteByUser,
  findAllByUser,
  findByUser,
  findForOperator,
  findForOperators,
  findWaits,
  type InquiryPage,
  insert,
  type OperatorInquiryPage,
  setAnswer,
} from './inquiry.repository.ts';

export async function sendRequest({ db, clock, actor }: Ctx<Person>, inquiry: NewInquiry): Promise<Inquiry> {
  const { userId } = actor;
  const profile = await findOwnProfile(db, userId);
  if ((await countUnanswered(db, userId)) >= MAX_UNANSWERED) {
    throw new AppError('CONFLICT', { message: tooManyInquiries() });
  }
  return insert(db, { ...inquiry, userId, profileId: profile?.id ?? null, at: clock.now() });
}

export function listOwnInquiries({ db, actor }: Ctx<Person>, page: InquiryPage): Promise<Inquiry[]> {
  return findByUser(db, actor.userId, page);
}

export function listInquiries(
  { db }: Ctx<Operator>,
  { correctionOf, ...page }: Omit<OperatorInquiryPage, 'beginning'> & { correctionOf?: string | undefined },
): Promise<OperatorInquiry[]> {
  const beginning = correctionOf === undefined ? undefined : `${CORRECTION_MARK} ${correctionOf}`;
  return findForOperators(db, { ...page, beginning });
}

/** Replaces an earlier answer. The audit row contains neither text, since the person may have both deleted. */
export async function answerInquiry(
  { db, clock, effects }: WriteCtx<Operator>,
  id: number,
  answer: string,
): Promise<OperatorInquiry> {
  const result = await setAnswer(db, id, answer, clock.now());
  const answered = await findForOperator(db, id);
  if (result === 'missing' || !answered) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownInquiry });
  effects.audit('inquiry.answer', `inquiry:${id}`, { isReplaced: result === 'again' });
  if (result === 'first' && answered.profile) effects.notify(answered.profile.id, inquiryNotices.answered(answered));
  return answered;
}

export function exportInquiries(db: Db, userId: string): Promise<Inquiry[]> {
  return findAllByUser(db, userId);
}

export function deleteInquiriesByUser(db: Db, userId: string): Promise<void> {
  return deleteByUser(db, userId);
}

export const inquiryData: PersonalData = {
  name: 'inquiries',
  exportOf: (db, { person }) => exportInquiries(db, person.userId),
  deleteOf: ({ db }, { person }) => deleteInquiriesByUser(db, person.userId),
};

const HOUR_SECONDS = 3600;

export async function readInquiryWaits(db: Db): Promise<InquiryWaits> {
  const { waiting, meanSeconds } = await findWaits(db);
  return { waiting, meanHours: meanSeconds === null ? null : meanSeconds / HOUR_SECONDS };
}
