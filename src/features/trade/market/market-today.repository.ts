import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { USUAL_DAYS } from '../quotes/quote.contract.ts';
import { MIN_QUOTE_PLAYERS } from '../quotes/quote.limits.ts';
import { ALL_SERVERS } from '../quotes/quote.rules.ts';
import { MAX_OPEN_COUNTED } from './market-today.limits.ts';

export interface DealsOf {
  since: Date;
  /** Time at which suspensions are evaluated. */
  now: Date;
  gameServer: number | undefined;
  manipulatedItems: readonly number[];
}

export interface CountedDeal {
  id: number;
  item_id: number;
  quantity: number;
  price: number;
  completed_at: Date;
}

/** Counts at most one deal for each player and item. */
export async function countQuotedDeals(db: Db, of: DealsOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (trade.profile_id, trade.item_id))::int as count ${quotedDeals(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findLatestQuotedDeal(db: Db, of: DealsOf): Promise<CountedDeal | undefined> {
  const { rows } = await sql<CountedDeal>`
    select trade.id, trade.item_id, trade.quantity, trade.price, trade.completed_at ${quotedDeals(of)}
    order by trade.completed_at desc, trade.id desc limit 1`.execute(db);
  return rows[0];
}

/** `low` and `high` of a quote are the ends of its narrow band. */
function quotedDeals({ since, now, gameServer, manipulatedItems }: DealsOf): RawBuilder<unknown> {
  const ofServer = gameServer === undefined ? sql`` : sql`and trade.game_server = ${gameServer}`;
  return sql`
    from trade
    join profile on profile.id = trade.profile_id
    join quote on quote.item_id = trade.item_id and quote.game_server = ${gameServer ?? ALL_SERVERS} and quote.days = ${USUAL_DAYS}
    cross join lateral (select case trade.trade_type when 1 then quote.sell else quote.buy end as side) as quoted
    where trade.status = 2 and trade.hidden_at is null and trade.completed_at > ${since} and trade.completed_at <= ${now} ${ofServer}
      and trade.price is not null and not trade.exclude_price and trade.price_excluded_reason is null
      and profile.deleted_at is null and (profile.banned_at is null or profile.banned_at <= ${now})
      and trade.item_id <> all(${[...manipulatedItems]}::int[])
      and not exists (select from manipulated_item where manipulated_item.item_id = trade.item_id)
      and (quoted.side->>'players')::int >= ${MIN_QUOTE_PLAYERS}
      and trade.price between (quoted.side->>'low')::bigint and (quoted.side->>'high')::bigint`;
}

/** Counts waiting trades of one side, up to `MAX_OPEN_COUNTED`. */
export async function countOpen(db: Db, tradeType: number, gameServer: number | undefined): Promise<number> {
  const ofServer = gameServer === undefined ? sql`` : sql`and game_server = ${gameServer}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from trade
      where status = 1 and hidden_at is null and rests_since is null and trade_type = ${tradeType} ${ofServer}
      limit ${MAX_OPEN_COUNTED}) as open`.execute(db);
  return rows[0]?.count ?? 0;
}
