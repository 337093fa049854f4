import type { Site } from './sites.ts';

type Db = Site['database']['db'];

const OPEN = 1;
const FRAUD = 1;
const SPAM = 5;
const APPEAL = 2;

/** The report of a fraud that waits. */
export async function fraudReport(db: Db): Promise<{ id: number; profileId: number; tradeId: number }> {
  const { id, reported_id, trade_id } = await db
    .selectFrom('report')
    .select(['id', 'reported_id', 'trade_id'])
    .where('type', '=', FRAUD)
    .where('status', '=', OPEN)
    .executeTakeFirstOrThrow();
  return { id, profileId: reported_id ?? 0, tradeId: trade_id ?? 0 };
}

/** The first of the reports about one harmless listing, and how many there are. */
export async function listingReports(db: Db): Promise<{ id: number; tradeId: number; count: number }> {
  const { id, trade_id, count } = await db
    .selectFrom('report')
    .select(({ fn }) => [fn.min<number>('id').as('id'), 'trade_id', fn.countAll<string>().as('count')])
    .where('status', '=', OPEN)
    .where('trade_id', 'is not', null)
    .groupBy('trade_id')
    .orderBy('count', 'desc')
    .executeTakeFirstOrThrow();
  return { id, tradeId: trade_id ?? 0, count: Number(count) };
}

/** Open reports about other things of the player whose listing it is. */
export async function reportsOfOthers(db: Db, tradeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('report')
    .select('id')
    .where('status', '=', OPEN)
    .where((eb) => eb.or([eb('trade_id', 'is', null), eb('trade_id', '!=', tradeId)]))
    .where('reported_id', 'in', (eb) => eb.selectFrom('trade').select('profile_id').where('id', '=', tradeId))
    .execute();
  return rows.map(({ id }) => id);
}

export async function spammer(db: Db): Promise<{ id: number; name: string }> {
  const { id, name } = await db
    .selectFrom('profile')
    .innerJoin('report', 'report.reported_id', 'profile.id')
    .select(['profile.id', 'profile.name'])
    .where('report.type', '=', SPAM)
    .where('report.status', '=', OPEN)
    .executeTakeFirstOrThrow();
  return { id, name: name ?? '' };
}

/** The appeal of who is suspended since a report. */
export async function sampleAppeal(db: Db): Promise<{ id: number; profileId: number }> {
  const { id, profile_id } = await db
    .selectFrom('inquiry')
    .innerJoin('profile', 'profile.id', 'inquiry.profile_id')
    .select(['inquiry.id', 'inquiry.profile_id'])
    .where('inquiry.type', '=', APPEAL)
    .where('inquiry.answer', 'is', null)
    .where('profile.is_sample', '=', true)
    .executeTakeFirstOrThrow();
  return { id, profileId: profile_id ?? 0 };
}

export async function profileNamed(db: Db, name: string) {
  return db.selectFrom('profile').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
}

/** How many trades of a player wait in sight, and how many of all count in quotes. */
export async function tradesOf(db: Db, profileId: number): Promise<{ waiting: number; counted: number }> {
  const rows = await db
    .selectFrom('trade')
    .select(['status', 'hidden_at', 'price_excluded_at', 'exclude_price'])
    .where('profile_id', '=', profileId)
    .execute();
  return {
    waiting: rows.filter(({ status, hidden_at }) => status === OPEN && hidden_at === null).length,
    counted: rows.filter((row) => row.hidden_at === null && row.price_excluded_at === null && !row.exclude_price)
      .length,
  };
}
