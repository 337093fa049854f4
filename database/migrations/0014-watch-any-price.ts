import { type Kysely, sql } from 'kysely';

/** A watch on listings may be without a price: whatever is listed, offers wanted too. Of those one per item, server and side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watch
    alter column price drop not null,
    add constraint quote_watch_has_price check (price is not null or subject = 'listing')`.execute(db);
  await sql`create unique index watch_any_price on watch (profile_id, item_id, game_server, trade_type) where price is null`.execute(
    db,
  );
}
