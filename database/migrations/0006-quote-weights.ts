import { type Kysely, sql } from 'kysely';

/**
 * Quotes by the second version of their method. `quote_method` says by which one the stored quotes and days were made; the
 * next start of the site has them counted anew where it is an earlier one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sum of the weights of the players behind a row: the order of popular items.
  await sql`alter table quote add column trader_weight integer not null default 0`.execute(db);
  await sql`create index quote_most_traded on quote (game_server, days, trader_weight desc, trade_count desc, item_id)`.execute(
    db,
  );

  // One row.
  await sql`create table quote_method (
    only_row boolean primary key default true check (only_row),
    version smallint not null
  )`.execute(db);
  await sql`insert into quote_method (version) select case when exists (select from trade) then 1 else 2 end`.execute(
    db,
  );

  // A new method is no news: whoever waits for a price is not notified of what it changes.
  await sql`alter table quote_change add column is_recount boolean not null default false`.execute(db);

  // Of a waiting trade, beside the stored quote of its own server and side: price ÷ median, and whether the price lies outside
  // of the wide band. null: that quote has fewer than 3 players.
  await sql`alter table trade add column quote_ratio double precision`.execute(db);
  await sql`alter table trade add column is_far_off boolean not null default false`.execute(db);
  await sql`create index trade_by_price on trade (trade_type, is_far_off, price, id)
    where status = 1 and hidden_at is null and price is not null`.execute(db);
  await sql`create index trade_of_book on trade (item_id, trade_type, is_far_off, price) where status = 1 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_by_ratio on trade (is_far_off, quote_ratio, id)
    where status = 1 and hidden_at is null and quote_ratio is not null`.execute(db);
}
