import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person, WriteCtx } from '../access/actor.ts';
import { DESK_LEVELS } from '../operators/desk.events.ts';
import { deskNotices } from '../operators/desk.notices.ts';
import { notifyOperators } from '../operators/notify-operators.service.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import type { PersonalData } from '../personal-data.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';
import { type Inquiry, type InquiryWaits, MAX_UNANSWERED, type NewInquiry } from './inquiry.contract.ts';
import { tooManyInquiries } from './inquiry.labels.ts';
import {
  countUnanswered,
  deleteByUser,
  findAllByUser,
  findByUser,
  findWaits,
  type InquiryPage,
  insert,
} from './inquiry.repository.ts';
import { INQUIRY_DESK_KINDS, inquiryKind } from './inquiry-kind.rules.ts';

export async function sendRequest(
  ctx: WriteCtx<Person>,
  inquiry: NewInquiry,
  operatorUserIds: readonly string[],
): Promise<Inquiry> {
  const { db, clock, actor } = ctx;
  const { userId } = actor;
  const profile = await findOwnProfile(db, userId);
  if ((await countUnanswered(db, userId)) >= MAX_UNANSWERED) {
    throw new AppError('CONFLICT', { message: tooManyInquiries() });
  }
  const made = await insert(db, { ...inquiry, userId, profileId: profile?.id ?? null, at: clock.now() });
  const kind = INQUIRY_DESK_KINDS[inquiryKind(made)];
  await publishDeskChange(ctx, { operatorUserIds }, { kind, id: made.id });
  if (kind === 'appeal') {
    await notifyOperators(ctx, { operatorUserIds, level: DESK_LEVELS.appeal }, deskNotices.appeal(made.id));
  }
  return made;
}

export function listOwnInquiries({ db, actor }: Ctx<Person>, page: InquiryPage): Promise<Inquiry[]> {
  return findByUser(db, actor.userId, page);
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
