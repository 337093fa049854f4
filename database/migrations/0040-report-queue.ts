import { type Kysely, sql } from 'kysely';

/** The queue of reports: their weight, who handled them, which are put off or settled; and who has what open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report
    add column weight smallint not null default 0,
    add column handled_by uuid,
    -- names of the actions of the decision
    add column actions text[] not null default '{}',
    add column later_until timestamptz(3),
    -- of a decision: until then further reports of the type are answered alike while the text has this hash
    add column settled_until timestamptz(3),
    add column settled_hash bytea,
    -- of a report that was so answered: the decision
    add column settled_by integer references report (id),
    -- reports with the same value stand in one row of the queue; of a trade each side stands alone
    add column thing text not null generated always as (case
      when trade_id is not null then 'trade:' || trade_id::text || ':' || coalesce(reported_id::text, '')
      when party_id is not null then 'party:' || party_id::text
      when guild_id is not null then 'guild:' || guild_id::text
      when post_id is not null then 'post:' || post_id::text
      when broadcast_id is not null then 'broadcast:' || broadcast_id::text
      when reported_id is not null then 'profile:' || reported_id::text
      else 'report:' || id::text end) stored,
    add check ((settled_until is null) = (settled_hash is null))`.execute(db);
  await sql`create index report_thing on report (thing) where status = 1`.execute(db);
  await sql`create index report_open_reported on report (reported_id) where status = 1`.execute(db);
  await sql`create index report_type on report (type, id desc)`.execute(db);
  await sql`create index report_decided on report (type, handled_at desc, id desc)
    where status <> 1 and settled_by is null`.execute(db);
  await sql`create index report_settled on report (thing, type) where settled_until is not null`.execute(db);
  await sql`create index report_settled_by on report (settled_by) where settled_by is not null`.execute(db);
  await fillHandlers(db);
  await weigh(db);

  await sql`alter table article_presence rename to operator_presence`.execute(db);
  await sql`alter table operator_presence rename column author_id to user_id`.execute(db);
  await sql`alter index article_presence_pkey rename to operator_presence_pkey`.execute(db);
}

async function fillHandlers(db: Kysely<unknown>): Promise<void> {
  await sql`update report set handled_by = substring(audit.actor from 6)::uuid,
      actions = array(select json_array_elements_text(coalesce(audit.detail->'actions', '[]')))
    from audit where audit.action = 'report.handle' and audit.subject = 'report:' || report.id::text
      and audit.actor like 'user:%' and report.status <> 1`.execute(db);
}

/** As `report-weight.rules.ts` weighed when this was written. */
async function weigh(db: Kysely<unknown>): Promise<void> {
  await sql`
    with record as (
      select reporter_id, count(*) as handled, count(*) filter (where status = 2) as upheld
      from (
        select reporter_id, status,
          row_number() over (partition by reporter_id order by handled_at desc, id desc) as place
        from report where status <> 1
      ) as decided where place <= 10 group by reporter_id
    )
    update report set weight = case when report.type in (1, 2, 6) then 3 when report.type in (3, 4) then 2 else 1 end
      + least(3, (
        select count(distinct other.reporter_id) from report as other
        where other.status = 1 and other.reporter_id <> report.reporter_id
          and (other.reported_id = report.reported_id or other.thing = report.thing)))
      + coalesce((
        select case when handled < 5 then 0 when upheld >= 0.8 * handled then 1 when upheld <= 0.2 * handled then -1 else 0 end
        from record where record.reporter_id = report.reporter_id), 0)
    where report.status = 1`.execute(db);
}
