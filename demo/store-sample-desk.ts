import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { POST_TO_GUILD } from '#features/community/guild-webhooks/guild-message.jobs.ts';
import { moderateText } from '#features/people/moderation/moderate-text.service.ts';
import { REVIEW_STATUS } from '#features/people/moderation/word-review.contract.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import type { Db } from '#platform/database/db.ts';
import { insertJobs, newJob } from '#platform/jobs/job.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { SampleDesk } from './sample-desk.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleMarket } from './sample-market.ts';
import type { SamplePlayer } from './sample-people.ts';
import type { SampleReport } from './sample-reports.ts';
import type { SampleSanction } from './sample-sanctions.ts';
import { insertSampleReports } from './store-sample-reports.ts';

const MUTED_NAME = '견본도배꾼';
const MUTED_HOURS = 24;
const BANNER = '견본 알림: 내일 저녁에 새 사냥터 안내가 나옵니다.';
const JOB_KEY = 'sample:failed';
const JOB_ERROR = 'FetchError: request to the webhook failed, reason: connect ETIMEDOUT';

interface Stored {
  ids: SampleIds;
  operatorUserId: string;
  now: Date;
}

/** Stores what operators see, but for reports of shouts, which come later. */
export async function insertSampleDesk(
  db: Db,
  { desk, players, now }: Pick<SampleMarket, 'desk' | 'players'> & { now: Date },
  ids: SampleIds,
): Promise<void> {
  const operatorUserId = players[desk.cast.operator]?.userId ?? '';
  const stored = { ids, operatorUserId, now };
  const reports = desk.reports.filter(({ about }) => about.kind !== 'broadcast');
  const reportIds = await insertSampleReports(db, reports, { ids, handlerUserId: operatorUserId });
  await insertSanctions(db, desk.sanctions, reportIds, stored);
  await insertInquiries(db, desk, players, ids);
  await insertNotes(db, desk, stored);
  await insertReviews(db, desk, ids);
  await insertOfSite(db, stored);
}

/** Call it when the sample shouts are stored. */
export async function insertSampleShoutReports(db: Db, desk: SampleDesk, ids: SampleIds): Promise<void> {
  const reports = desk.reports.filter(({ about }) => about.kind === 'broadcast');
  await insertSampleReports(db, reports, { ids, handlerUserId: null });
}

/**
 * @param samples a query of the ids of sample players
 * @param trades a query of the ids of trades that are removed too
 */
export async function removeSampleDesk(
  db: Db,
  samples: RawBuilder<unknown>,
  trades: RawBuilder<unknown>,
): Promise<void> {
  const users = sql`(select user_id from profile where is_sample)`;
  // Their quotes are to be counted again when their suspensions end.
  await sql`delete from quote_change where due_at in (select banned_at from profile where is_sample)`.execute(db);
  const isRemoved = sql`reporter_id in ${samples} or reported_id in ${samples} or trade_id in ${trades}`;
  await sql`delete from sweep where profile_id in ${samples}`.execute(db);
  await sql`delete from sanction where profile_id in ${samples}`.execute(db);
  await sql`update sanction set report_id = null where report_id in (select id from report where ${isRemoved})`.execute(
    db,
  );
  await sql`delete from report where ${isRemoved}`.execute(db);
  for (const table of ['inquiry', 'player_note', 'word_review']) {
    await sql`delete from ${sql.table(table)} where profile_id in ${samples}`.execute(db);
  }
  await sql`delete from muted_name where muted_by in ${users}`.execute(db);
  const banners = await sql`delete from banner where author_id in ${users}`.execute(db);
  if (banners.numAffectedRows) await notifySettings(db);
  await sql`select graphile_worker.remove_job(${JOB_KEY})`.execute(db);
}

async function insertSanctions(
  db: Db,
  sanctions: readonly SampleSanction[],
  reportIds: ReadonlyMap<SampleReport, number>,
  { ids, operatorUserId, now }: Stored,
): Promise<void> {
  const values = sanctions.map(({ kind, player, at, until, endedAt, reason, report }) => ({
    kind,
    reason,
    profile_id: ids.players[player] ?? 0,
    at: new Date(at),
    until: new Date(until),
    ended_at: endedAt === null ? null : new Date(endedAt),
    operator_user_id: operatorUserId,
    report_id: report && (reportIds.get(report) ?? null),
  }));
  await db.insertInto('sanction').values(values).execute();
  for (const { kind, profile_id: id, at, until, ended_at: endedAt, reason } of values) {
    if (kind === 'warning' || endedAt !== null || until <= now) continue;
    const suspension = { banned_at: until, banned_reason: reason, suspended_at: at };
    await db.updateTable('profile').set(suspension).where('id', '=', id).execute();
  }
}

async function insertInquiries(
  db: Db,
  { inquiries }: SampleDesk,
  players: readonly SamplePlayer[],
  ids: SampleIds,
): Promise<void> {
  const values = inquiries.map(({ player, type, content, at, answer, answeredAt }) => {
    const answered = answeredAt === null ? null : new Date(answeredAt);
    return {
      ...{ user_id: players[player]?.userId ?? '', profile_id: ids.players[player] ?? 0, type, content, answer },
      ...{ created_at: new Date(at), updated_at: answered ?? new Date(at), answered_at: answered },
    };
  });
  await db.insertInto('inquiry').values(values).execute();
}

async function insertNotes(db: Db, { notes }: SampleDesk, { ids, operatorUserId }: Stored): Promise<void> {
  const values = notes.map(({ player, text, at }) => ({
    text,
    profile_id: ids.players[player] ?? 0,
    at: new Date(at),
    operator_user_id: operatorUserId,
  }));
  await db.insertInto('player_note').values(values).execute();
}

/** The rules in force say what is unsure; a site whose operators changed them has fewer reviews. */
async function insertReviews(db: Db, { unsure }: SampleDesk, ids: SampleIds): Promise<void> {
  const values: Insertable<Database['word_review']>[] = [];
  for (const { trade, at, status } of unsure) {
    const judged = await moderateText(db, trade.comment);
    if (judged.verdict !== 'review') continue;
    const { rule, word } = judged.found;
    values.push({
      ...{ subject: `trade:${ids.trades.get(trade)}`, text: trade.comment, kind: rule.kind, word, rule_id: rule.id },
      ...{ profile_id: ids.players[trade.player] ?? 0, created_at: new Date(at), status },
      handled_at: status === REVIEW_STATUS.waiting ? null : new Date(at + HOUR_MS),
    });
  }
  if (values.length > 0) await db.insertInto('word_review').values(values).execute();
}

/** A name that is muted, a banner of tomorrow, and a job that is out of tries. */
async function insertOfSite(db: Db, { operatorUserId, now }: Stored): Promise<void> {
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const mute = {
    name: MUTED_NAME,
    muted_at: inHours(-4),
    muted_by: operatorUserId,
    muted_until: inHours(MUTED_HOURS - 4),
  };
  await db
    .insertInto('muted_name')
    .values({ game_server: 1, name_key: nameKey(MUTED_NAME), ...mute })
    .onConflict((conflict) => conflict.columns(['game_server', 'name_key']).doNothing())
    .execute();
  const startsAt = new Date(now.getTime() + DAY_MS);
  await db
    .insertInto('banner')
    .values({
      ...{ text: BANNER, tone: 'info', href: '/notice', is_closable: true, author_id: operatorUserId },
      ...{ starts_at: startsAt, ends_at: new Date(startsAt.getTime() + DAY_MS / 4), created_at: now, updated_at: now },
    })
    .execute();
  await notifySettings(db);
  // Nobody ever had such a message, so that it does nothing when it is tried again.
  await insertJobs(db, [newJob(POST_TO_GUILD, { messageId: MAX_ID }, { key: JOB_KEY })]);
  await sql`update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = ${JOB_ERROR}, created_at = ${inHours(-9)}, run_at = ${inHours(-8)}, updated_at = ${inHours(-8)}
    where key = ${JOB_KEY}`.execute(db);
}
