import { type Kysely, sql } from 'kysely';

/** What operators hid, left out and muted, by whom and when; the rule that filed a text; how often each rule hits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendTrades(db);
  await extendWords(db);
  await sql`create index party_made_on on party (game_server, id desc)`.execute(db);
  await sql`create index broadcast_hidden on broadcast (id desc) where hidden_by is not null`.execute(db);
  // Unknown for names that were muted before.
  await sql`alter table muted_name add column name text, add column muted_at timestamptz(3), add column muted_by uuid`.execute(
    db,
  );
}

async function extendTrades(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trade
    add column hidden_by uuid,
    add column price_excluded_at timestamptz(3),
    add column price_excluded_by uuid`.execute(db);
  // Before, only the audit said who acted.
  await sql`update trade set hidden_by = act.by
    from (select distinct on (subject) subject, substring(actor from 6)::uuid as by from audit
      where action = 'trade.hide' and actor like 'user:%' order by subject, id desc) as act
    where trade.hidden_at is not null and act.subject = 'trade:' || trade.id`.execute(db);
  await sql`update trade set price_excluded_by = act.by, price_excluded_at = act.at
    from (select distinct on (subject) subject, at,
        case when actor like 'user:%' then substring(actor from 6)::uuid end as by from audit
      where action = 'price.exclude' order by subject, id desc) as act
    where trade.price_excluded_reason is not null and act.subject = 'trade:' || trade.id`.execute(db);

  // Operators' lists are in order of creation, whatever the state of a trade. Those of a player are few enough to sort.
  await sql`create index trade_made_of on trade (item_id, id desc)`.execute(db);
  await sql`create index trade_hidden on trade (id desc) where hidden_at is not null`.execute(db);
  await sql`create index trade_excluded on trade (id desc) where price_excluded_reason is not null`.execute(db);
}

async function extendWords(db: Kysely<unknown>): Promise<void> {
  // Kept after the rule is gone; unknown for texts that were filed before.
  await sql`alter table word_review add column rule_id integer`.execute(db);
  await sql`create index word_review_rule on word_review (created_at) where rule_id is not null`.execute(db);
  // Texts that a rule refused and shouts that it hid or masked. Kept after the rule is gone, like its number in a shout.
  await sql`create table word_hit (
    rule_id integer not null,
    day date not null,
    count integer not null check (count > 0),
    primary key (rule_id, day)
  )`.execute(db);
  await sql`create index word_hit_day on word_hit (day)`.execute(db);
}
