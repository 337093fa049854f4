import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import {
  REPORT_STATUS,
  type ReportStatus,
  type ReportType,
  reportStatusSchema,
  reportTypeSchema,
  SUBJECT_KINDS,
  type SubjectKind,
} from './report.contract.ts';

/** A report as whoever decides it needs it. */
export interface DecidedReport {
  id: number;
  type: ReportType;
  status: ReportStatus;
  answer: string | null;
  handledAt: Date | null;
  handledByName: string | null;
  /** Key of what is reported: reports with the same one stand in one row of the queue. */
  thing: string;
  /** Null: a player without anything. */
  subject: { kind: SubjectKind; id: number } | null;
  reporterId: number;
  /** Null with the name: the account was deleted. */
  reporterUserId: string | null;
  reporterName: string | null;
  reportedId: number | null;
  reportedUserId: string | null;
}

export function findDecided(db: Db, ids: readonly number[]): Promise<DecidedReport[]> {
  return findWhere(db, sql<boolean>`report.id = any(${[...ids]}::int[])`);
}

/** Returns the open reports about the things. @param upTo the highest id that counts */
export function findOpenOf(db: Db, things: readonly string[], upTo?: number): Promise<DecidedReport[]> {
  return findWhere(
    db,
    sql<boolean>`report.status = 1 and report.thing = any(${[...things]}::text[])
      and (${upTo ?? null}::int is null or report.id <= ${upTo ?? null}::int)`,
  );
}

async function findWhere(db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<DecidedReport[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('profile as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('profile as reported', 'reported.id', 'report.reported_id')
    .leftJoin('profile as handler', 'handler.user_id', 'report.handled_by')
    .select(['report.id', 'report.type', 'report.status', 'report.answer', 'report.thing', 'handled_at as handledAt'])
    .select(['handler.name as handledByName', 'reporter_id as reporterId', 'reporter.user_id as reporterUserId'])
    .select(['reporter.name as reporterName', 'reported_id as reportedId', 'reported.user_id as reportedUserId'])
    .select(['trade_id', 'party_id', 'guild_id', 'post_id', 'broadcast_id'])
    .where(condition)
    .orderBy('report.id')
    .execute();
  return rows.map(({ trade_id, party_id, guild_id, post_id, broadcast_id, ...row }) => {
    const ids = { trade: trade_id, party: party_id, guild: guild_id, post: post_id, broadcast: broadcast_id };
    return {
      ...row,
      type: reportTypeSchema.parse(row.type),
      status: reportStatusSchema.parse(row.status),
      subject: toSubject(ids),
    };
  });
}

function toSubject(ids: Readonly<Record<SubjectKind, number | null>>): DecidedReport['subject'] {
  for (const kind of SUBJECT_KINDS) {
    const id = ids[kind];
    if (id !== null) return { kind, id };
  }
  return null;
}

export interface Handling {
  status: typeof REPORT_STATUS.actedUpon | typeof REPORT_STATUS.dismissed;
  answer: string;
  at: Date;
  /** User id of the operator; null: a settled report answered it. */
  by: string | null;
  actions: readonly string[];
  /** Id of the decision that settled it. */
  settledBy?: number;
}

export async function setHandled(
  db: Db,
  ids: readonly number[],
  { status, answer, at, by, actions, settledBy }: Handling,
): Promise<void> {
  await db
    .updateTable('report')
    .set({ status, answer, handled_at: at, updated_at: at, handled_by: by, actions: [...actions], later_until: null })
    .$if(settledBy !== undefined, (update) => update.set({ settled_by: settledBy ?? null }))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

export async function setPutOff(
  db: Db,
  ids: readonly number[],
  { until, at }: { until: Date; at: Date },
): Promise<void> {
  await db
    .updateTable('report')
    .set({ later_until: until, updated_at: at })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

/** Brings back what was put off about the player or the thing. */
export async function wake(db: Db, { reportedId, thing }: { reportedId: number | null; thing: string }): Promise<void> {
  await db
    .updateTable('report')
    .set({ later_until: null })
    .where('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('later_until', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('thing', '=', thing), ...(reportedId === null ? [] : [eb('reported_id', '=', reportedId)])]),
    )
    .execute();
}

export async function setSettled(db: Db, id: number, { until, hash }: { until: Date; hash: Buffer }): Promise<void> {
  await db.updateTable('report').set({ settled_until: until, settled_hash: hash }).where('id', '=', id).execute();
}

export interface SettledDecision {
  id: number;
  answer: string | null;
}

export function findSettled(
  db: Db,
  { thing, type, hash, now }: { thing: string; type: ReportType; hash: Buffer; now: Date },
): Promise<SettledDecision | undefined> {
  return db
    .selectFrom('report')
    .select(['id', 'answer'])
    .where('thing', '=', thing)
    .where('type', '=', type)
    .where('settled_until', '>', now)
    .where('settled_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
