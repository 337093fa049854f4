import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { weighAgain } from '#features/people/reports/weigh-reports.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleReport, SampleThing } from './sample-reports.ts';

type Row = Insertable<Database['report']>;

/**
 * Stores the reports with what their decisions hid, and weighs the ones that wait.
 * @param handlerUserId who decided them
 * @returns their ids; one whose thing is not there is not stored
 */
export async function insertSampleReports(
  db: Db,
  reports: readonly SampleReport[],
  { ids, handlerUserId }: { ids: SampleIds; handlerUserId: string | null },
): Promise<ReadonlyMap<SampleReport, number>> {
  const stored: { report: SampleReport; row: Row }[] = [];
  for (const report of reports) {
    const thing = await thingColumns(db, report.about, ids);
    if (thing) stored.push({ report, row: { ...reportColumns(report, { ids, handlerUserId }), ...thing } });
  }
  if (stored.length === 0) return new Map();
  const values = stored.map(({ row }) => row);
  const rows = await db.insertInto('report').values(values).returning('id').execute();
  for (const { report, row } of stored) await hide(db, report, row);
  await weighAgain(db, {
    reportedIds: values.flatMap(({ reported_id }) => reported_id ?? []),
    reporterIds: values.map(({ reporter_id }) => reporter_id),
    things: [],
  });
  return new Map(stored.map(({ report }, index) => [report, rows[index]?.id ?? 0]));
}

async function thingColumns(db: Db, about: SampleThing, ids: SampleIds): Promise<Partial<Row> | undefined> {
  if (about.kind === 'player') return {};
  if (about.kind === 'broadcast') {
    const shout = await findShout(db, about.name);
    return shout && { broadcast_id: shout.id, reported_text: `${shout.name}: ${shout.message}` };
  }
  if (about.kind === 'trade') return withId('trade_id', ids.trades.get(about.trade));
  if (about.kind === 'post') return withId('post_id', ids.guilds[about.guild]?.posts[about.index]);
  if (about.kind === 'party') return withId('party_id', ids.parties[about.index]);
  return withId('guild_id', ids.guilds[about.index]?.id);
}

function withId(column: keyof Row, id: number | undefined): Partial<Row> | undefined {
  return id === undefined ? undefined : { [column]: id };
}

function findShout(db: Db, name: string) {
  return db
    .selectFrom('broadcast')
    .select(['id', 'name', 'message'])
    .where('is_sample', '=', true)
    .where('name', '=', name)
    .where('hidden_by', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function reportColumns(
  { type, reporter, reported, comment, text, at, laterUntil, decision }: SampleReport,
  { ids, handlerUserId }: { ids: SampleIds; handlerUserId: string | null },
): Row {
  const handledAt = decision && new Date(decision.at);
  return {
    type,
    comment,
    reporter_id: ids.players[reporter] ?? 0,
    reported_id: reported === null ? null : (ids.players[reported] ?? null),
    reported_text: text || null,
    created_at: new Date(at),
    updated_at: handledAt ?? new Date(at),
    later_until: laterUntil === null ? null : new Date(laterUntil),
    status: decision?.status ?? REPORT_STATUS.open,
    answer: decision?.answer ?? null,
    actions: [...(decision?.actions ?? [])],
    handled_at: handledAt,
    handled_by: decision && handlerUserId,
  };
}

async function hide(db: Db, { decision }: SampleReport, { trade_id: tradeId, post_id: postId, handled_by: by }: Row) {
  if (!decision) return;
  const { actions, reason } = decision;
  const at = new Date(decision.at);
  const hidden = actions.includes('hideTrade') && { hidden_at: at, hidden_by: by, hidden_reason: reason };
  const excluded = actions.includes('excludePrice') && {
    ...{ price_excluded_at: at, price_excluded_by: by, price_excluded_reason: reason },
  };
  if (tradeId && (hidden || excluded)) {
    await db
      .updateTable('trade')
      .set({ ...hidden, ...excluded })
      .where('id', '=', tradeId)
      .execute();
  }
  if (postId && actions.includes('hidePost')) {
    await db.updateTable('guild_post').set({ hidden_at: at }).where('id', '=', postId).execute();
  }
}
