import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person } from '../access/actor.ts';
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
