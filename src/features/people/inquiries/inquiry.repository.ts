import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { CORRECTION_MARK } from './correction.rules.ts';
import {
  INQUIRY_TYPE,
  type Inquiry,
  type InquiryKind,
  type InquiryType,
  inquiryTypeSchema,
  type NewInquiry,
  type OperatorInquiry,
} from './inquiry.contract.ts';

export async function countUnanswered(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface Counted {
  count: number;
  oldest: Date | null;
}

/** @param mark how the content of a correction begins */
export async function countWaiting(db: Db, mark: string): Promise<Record<InquiryKind, Counted>> {
  const rows = await db
    .selectFrom('inquiry')
    .where('answered_at', 'is', null)
    .select(({ fn, eb, val }) => [
      eb(fn('starts_with', ['content', val(mark)]), '=', true).as('isCorrection'),
      eb('type', '=', INQUIRY_TYPE.appeal).as('isAppeal'),
      fn.countAll<number>().as('count'),
      fn.min<Date>('created_at').as('oldest'),
    ])
    .groupBy(['isCorrection', 'isAppeal'])
    .execute();
  const sum = (isOf: (row: (typeof rows)[number]) => boolean): Counted =>
    rows.filter(isOf).reduce<Counted>(
      (total, { count, oldest }) => ({
        count: total.count + count,
        oldest: total.oldest && total.oldest < oldest ? total.oldest : oldest,
      }),
      { count: 0, oldest: null },
    );
  return {
    inquiries: sum(({ isCorrection, isAppeal }) => Boolean(isCorrection) || !isAppeal),
    appeals: sum(({ isCorrection, isAppeal }) => !isCorrection && Boolean(isAppeal)),
  };
}

export async function findOldestWaiting(db: Db, limit: number): Promise<OperatorInquiry[]> {
  const rows = await withProfile(db).where('answered_at', 'is', null).orderBy('inquiry.id').limit(limit).execute();
  return rows.map(toOperatorInquiry);
}

const RECENT_ANSWERS = 10;

export async function findWaits(db: Db): Promise<{ waiting: number; meanSeconds: number | null }> {
  const answered = await db
    .selectFrom('inquiry')
    .select(['created_at', 'answered_at'])
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(RECENT_ANSWERS)
    .execute();
  const { waiting } = await db
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const seconds = answered.map(({ created_at, answered_at }) => (Number(answered_at) - Number(created_at)) / 1000);
  const sum = seconds.reduce((total, one) => total + one, 0);
  return { waiting, meanSeconds: seconds.length === 0 ? null : sum / seconds.length };
}

export interface InquiryRecord extends NewInquiry {
  userId: string;
  profileId: number | null;
  at: Date;
}

export async function insert(db: Db, { userId, profileId, type, content, at }: InquiryRecord): Promise<Inquiry> {
  const row = await db
    .insertInto('inquiry')
    .values({ user_id: userId, profile_id: profileId, type, content, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toInquiry(row);
}

export interface InquiryPage {
  beforeId?: number | undefined;
  limit: number;
}

export async function findByUser(db: Db, userId: string, { beforeId, limit }: InquiryPage): Promise<Inquiry[]> {
  let query = db.selectFrom('inquiry').selectAll().where('user_id', '=', userId);
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toInquiry);
}

export async function findAllByUser(db: Db, userId: string): Promise<Inquiry[]> {
  const rows = await db.selectFrom('inquiry').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(toInquiry);
}

export interface OperatorInquiryPage extends InquiryPage {
  isAnswered?: boolean | undefined;
  beginning?: string | undefined;
  type?: InquiryType | undefined;
  /** `corrections`: those that are marked as such. */
  kind?: InquiryKind | 'corrections' | undefined;
  /** A part of the text, or a number of the inquiry or of the players who may be meant. */
  search?: { text: string; id: number | undefined; profileIds: readonly number[] } | undefined;
}

export async function findForOperators(
  db: Db,
  { isAnswered, beginning, type, kind, search, beforeId, limit }: OperatorInquiryPage,
): Promise<OperatorInquiry[]> {
  let query = withProfile(db).orderBy('inquiry.id', 'desc').limit(limit);
  if (beforeId !== undefined) query = query.where('inquiry.id', '<', beforeId);
  if (isAnswered !== undefined) query = query.where('answered_at', isAnswered ? 'is not' : 'is', null);
  if (beginning !== undefined)
    query = query.where(({ fn, val }) => fn('starts_with', ['content', val(beginning)]), '=', true);
  if (type !== undefined) query = query.where('type', '=', type);
  if (kind !== undefined) {
    // As `inquiryKind` tells them apart.
    query = query.where(({ or, and, eb, fn, val }) => {
      const isMarked = eb(fn('starts_with', ['content', val(CORRECTION_MARK)]), '=', true);
      if (kind === 'corrections') return isMarked;
      const isAppeal = eb('type', '=', INQUIRY_TYPE.appeal);
      return kind === 'appeals'
        ? and([isAppeal, eb.not(isMarked)])
        : or([eb('type', '<>', INQUIRY_TYPE.appeal), isMarked]);
    });
  }
  if (search !== undefined) {
    query = query.where(({ or, eb }) =>
      or([
        sql<boolean>`position(lower(${search.text}) in lower(content)) > 0`,
        eb('inquiry.id', '=', search.id ?? null),
        ...(search.profileIds.length === 0 ? [] : [eb('inquiry.profile_id', 'in', [...search.profileIds])]),
      ]),
    );
  }
  return (await query.execute()).map(toOperatorInquiry);
}

export async function findForOperator(db: Db, id: number): Promise<OperatorInquiry | undefined> {
  const row = await withProfile(db).where('inquiry.id', '=', id).executeTakeFirst();
  return row && toOperatorInquiry(row);
}

/** Returns the newest first. */
export async function findOthers(
  db: Db,
  { id, userId, limit }: { id: number; userId: string; limit: number },
): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toInquiry);
}

export type AnswerResult = 'missing' | 'first' | 'again';

/** Locks the row until the transaction ends. */
export async function setAnswer(db: Db, id: number, answer: string, at: Date): Promise<AnswerResult> {
  const found = await db
    .selectFrom('inquiry')
    .select('answered_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) return 'missing';
  await db.updateTable('inquiry').set({ answer, answered_at: at, updated_at: at }).where('id', '=', id).execute();
  return found.answered_at === null ? 'first' : 'again';
}

export async function deleteByUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('inquiry').where('user_id', '=', userId).execute();
}

function withProfile(db: Db) {
  return db
    .selectFrom('inquiry')
    .leftJoin('profile', (join) => join.onRef('profile.id', '=', 'inquiry.profile_id').on('deleted_at', 'is', null))
    .selectAll('inquiry')
    .select(['profile.id as player_id', 'name', 'banned_at', 'banned_reason']);
}

type Row = Selectable<Database['inquiry']>;

function toInquiry(row: Row): Inquiry {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    type: inquiryTypeSchema.parse(row.type),
    content: row.content,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

interface PlayerColumns {
  player_id: number | null;
  name: string | null;
  banned_at: Date | null;
  banned_reason: string | null;
}

function toOperatorInquiry(row: Row & PlayerColumns): OperatorInquiry {
  return {
    ...toInquiry(row),
    userId: row.user_id,
    profile:
      row.player_id === null
        ? null
        : {
            id: row.player_id,
            name: row.name,
            bannedAt: row.banned_at?.toISOString() ?? null,
            bannedReason: row.banned_reason,
          },
  };
}
