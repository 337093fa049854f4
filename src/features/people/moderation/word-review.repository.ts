import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { WordKind, WordVerdict } from './word.contract.ts';
import { REVIEW_STATUS, type ReviewStatus, type WordReview } from './word-review.contract.ts';

export interface NewWordReview {
  subject: string;
  text: string;
  kind: WordKind;
  word: string;
  ruleId: number;
  profileId: number;
  at: Date;
}

/** @returns its id */
export async function insertReview(db: Db, { profileId, ruleId, at, ...review }: NewWordReview): Promise<number> {
  const { id } = await db
    .insertInto('word_review')
    .values({ ...review, rule_id: ruleId, profile_id: profileId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ReviewPage {
  status?: ReviewStatus | undefined;
  beforeId?: number | undefined;
  limit: number;
}

export async function findReviews(db: Db, { status, beforeId, limit }: ReviewPage): Promise<WordReview[]> {
  let query = withNames(db);
  if (status !== undefined) query = query.where('word_review.status', '=', sql.lit<ReviewStatus>(status));
  if (beforeId !== undefined) query = query.where('word_review.id', '<', beforeId);
  const rows = await query.orderBy('word_review.id', 'desc').limit(limit).execute();
  return rows.map(toReview);
}

export function countWaitingReviews(db: Db): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('word_review')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('oldest')])
    .where('status', '=', sql.lit<ReviewStatus>(REVIEW_STATUS.waiting))
    .executeTakeFirstOrThrow();
}

export async function findOldestReviews(db: Db, limit: number): Promise<WordReview[]> {
  const rows = await withNames(db)
    .where('word_review.status', '=', sql.lit<ReviewStatus>(REVIEW_STATUS.waiting))
    .orderBy('word_review.id')
    .limit(limit)
    .execute();
  return rows.map(toReview);
}

export async function lockReview(db: Db, id: number): Promise<WordReview | undefined> {
  const row = await withNames(db).where('word_review.id', '=', id).forNoKeyUpdate('word_review').executeTakeFirst();
  return row && toReview(row);
}

export async function setReviewHandled(
  db: Db,
  id: number,
  status: Exclude<ReviewStatus, typeof REVIEW_STATUS.waiting>,
  at: Date,
): Promise<void> {
  await db.updateTable('word_review').set({ status, handled_at: at }).where('id', '=', id).execute();
}

export async function deleteReviewsByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('word_review').where('profile_id', '=', profileId).execute();
}

function withNames(db: Db) {
  return db
    .selectFrom('word_review')
    .innerJoin('profile', 'profile.id', 'word_review.profile_id')
    .leftJoin('word_rule', 'word_rule.id', 'word_review.rule_id')
    .selectAll('word_review')
    .select(['profile.name as profile_name', 'word_rule.pattern as rule_pattern', 'word_rule.verdict as rule_verdict']);
}

type ReviewRow = Selectable<Database['word_review']> & {
  profile_name: string | null;
  rule_pattern: string | null;
  rule_verdict: WordVerdict | null;
};

function toReview(row: ReviewRow): WordReview {
  const { rule_id: id, rule_pattern: pattern, rule_verdict: verdict } = row;
  const from = row.text.indexOf(row.word);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    subject: row.subject,
    text: row.text,
    kind: row.kind,
    word: row.word,
    place: from < 0 || row.word === '' ? null : { from, to: from + row.word.length },
    rule: id === null ? null : { id, pattern, verdict },
    profileId: row.profile_id,
    profileName: row.profile_name,
    status: row.status,
    handledAt: row.handled_at?.toISOString() ?? null,
  };
}
