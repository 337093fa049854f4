import type { Db } from '#platform/database/db.ts';
import type { OperatorPlayer, PlayerReports } from './player.contract.ts';

type Side = 'received' | 'made';

export async function findReports(db: Db, profileId: number, side: Side, limit: number): Promise<PlayerReports> {
  const [own, other] =
    side === 'received'
      ? (['report.reported_id', 'report.reporter_id'] as const)
      : (['report.reporter_id', 'report.reported_id'] as const);
  const { count, open, acted_upon } = await db
    .selectFrom('report')
    .where(own, '=', profileId)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('status', '=', 1).as('open'),
      fn.countAll<number>().filterWhere('status', '=', 2).as('acted_upon'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('report')
    .leftJoin('profile as other', 'other.id', other)
    .select(['report.id', 'report.created_at as createdAt', 'type', 'status', `${other} as otherId`])
    .select('other.name as otherName')
    .where(own, '=', profileId)
    .orderBy('report.id', 'desc')
    .limit(limit)
    .execute();
  return {
    count,
    open,
    actedUpon: acted_upon,
    rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}

/** The reports of these numbers, with what the reporters wrote; the other side is the reporter. */
export async function findReportsOf(
  db: Db,
  ids: readonly number[],
): Promise<(PlayerReports['rows'][number] & { comment: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('report')
    .leftJoin('profile as reporter', 'reporter.id', 'report.reporter_id')
    .select(['report.id', 'report.created_at as createdAt', 'type', 'status', 'comment'])
    .select(['reporter_id as otherId', 'reporter.name as otherName'])
    .where('report.id', 'in', [...ids])
    .orderBy('report.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function findInquiryLines(db: Db, userId: string, limit: number): Promise<OperatorPlayer['inquiries']> {
  const rows = await db
    .selectFrom('inquiry')
    .select(['id', 'created_at as createdAt', 'type', 'answered_at as answeredAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ createdAt, answeredAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
