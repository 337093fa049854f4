import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { PlayerNote } from '../players/player.contract.ts';
import type { Sanction } from '../sanctions/sanction.contract.ts';
import { REPORT_STATUS, type ReportStatus, type ReportType, reportStatusSchema } from './report.contract.ts';
import { toReport, withReported } from './report.repository.ts';
import type { OtherReport, ReportedPerson, SimilarReport } from './report-detail.contract.ts';

/** The newest ones; the player's own page has all. */
const SHOWN = 20;

export async function findPerson(db: Db, profileId: number): Promise<Omit<ReportedPerson, 'trades'> | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(['profile.id as profileId', 'user_id as userId', 'name', 'job', 'grade', 'level'])
    .select(['created_at as createdAt', 'banned_at as bannedAt'])
    .select((eb) => [selectSanctions(eb).as('sanctions'), selectNotes(eb).as('notes')])
    .select(({ selectFrom }) => [
      selectFrom('report as own')
        .whereRef('own.reporter_id', '=', 'profile.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('made'),
    ])
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('report')
          .whereRef('report.reported_id', '=', 'profile.id')
          .select(({ fn }) => [
            fn.countAll<number>().as('against'),
            fn
              .countAll<number>()
              .filterWhere('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.actedUpon))
              .as('upheld'),
            fn.countAll<number>().filterWhere('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open)).as('open'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['counts.against', 'counts.upheld', 'counts.open'])
    .where('profile.id', '=', profileId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { made, against, upheld, open, createdAt, bannedAt, sanctions, notes, ...head } = row;
  return {
    ...head,
    createdAt: createdAt.toISOString(),
    bannedAt: bannedAt?.toISOString() ?? null,
    reports: { against, upheld, open, made: made ?? 0 },
    sanctions: sanctions.map(({ at, until, endedAt, ...sanction }) => ({
      ...sanction,
      at: toIso(at),
      until: toIso(until),
      endedAt: endedAt === null ? null : toIso(endedAt),
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: toIso(at) })),
  };
}

type OfProfile = ExpressionBuilder<Database, 'profile'>;

// In the statement of the person, so that a report is read in few. Times within are texts, since they come as JSON.

function selectSanctions(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('sanction')
      .leftJoin('profile as operator', 'operator.user_id', 'sanction.operator_user_id')
      .select(['sanction.id', 'sanction.kind', 'sanction.at', 'sanction.until', 'sanction.ended_at as endedAt'])
      .select(['sanction.reason', 'sanction.operator_user_id as by', 'operator.name as byName'])
      .select('sanction.report_id as reportId')
      .whereRef('sanction.profile_id', '=', 'profile.id')
      .orderBy('sanction.id', 'desc')
      .limit(SHOWN),
  ).$castTo<Sanction[]>();
}

function selectNotes(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('player_note')
      .leftJoin('profile as operator', 'operator.user_id', 'player_note.operator_user_id')
      .select(['player_note.id', 'player_note.at', 'player_note.text', 'player_note.operator_user_id as by'])
      .select('operator.name as byName')
      .whereRef('player_note.profile_id', '=', 'profile.id')
      .orderBy('player_note.id', 'desc')
      .limit(SHOWN),
  ).$castTo<PlayerNote[]>();
}

function toIso(text: string): string {
  return new Date(text).toISOString();
}

/** Returns other open reports of the player, or of the thing that belongs to none, newest first. */
export async function findOthers(db: Db, { id, limit }: { id: number; limit: number }): Promise<OtherReport[]> {
  const rows = await withReported(db)
    .innerJoin('report as shown', (join) => join.on('shown.id', '=', id))
    .innerJoin('profile as reporter', 'reporter.id', 'report.reporter_id')
    .select('reporter.name as reporter_name')
    .select(sql<boolean>`report.thing = shown.thing`.as('is_same_thing'))
    .where('report.status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('report.id', '<>', id)
    .where(
      sql<boolean>`(report.reported_id = shown.reported_id or shown.reported_id is null and report.thing = shown.thing)`,
    )
    .orderBy('report.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toReport(row),
    reporterName: row.reporter_name,
    weight: row.weight,
    laterUntil: row.later_until?.toISOString() ?? null,
    isSameThing: row.is_same_thing,
  }));
}

/** Returns the last decisions about reports of the type, without answers that a settled one gave. */
export async function findSimilar(
  db: Db,
  { id, type, limit }: { id: number; type: ReportType; limit: number },
): Promise<SimilarReport[]> {
  const rows = await db
    .selectFrom('report')
    .leftJoin('profile as handler', 'handler.user_id', 'report.handled_by')
    .select(['report.id', 'report.status', 'report.answer', 'report.actions', 'report.handled_at'])
    .select('handler.name as handledByName')
    .select((eb) => [
      eb
        .selectFrom('sanction')
        .whereRef('sanction.profile_id', '=', 'report.reported_id')
        .whereRef('sanction.report_id', '=', 'report.id')
        .where('sanction.kind', '=', 'suspension')
        .select(sql<number>`round(extract(epoch from sanction.until - sanction.at) / 86400)::int`.as('days'))
        .limit(1)
        .as('suspendedDays'),
    ])
    .where('report.type', '=', type)
    .where('report.status', '<>', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('report.settled_by', 'is', null)
    .where('report.handled_at', 'is not', null)
    .where('report.id', '<>', id)
    .orderBy('report.handled_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ handled_at, status, ...row }) =>
    handled_at === null
      ? []
      : [{ ...row, status: reportStatusSchema.parse(status), handledAt: handled_at.toISOString() }],
  );
}
