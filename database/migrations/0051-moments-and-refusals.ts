import { type Kysely, sql } from 'kysely';

/** The next ends of suspensions, and what was refused, are read at a cost that neither players nor floods raise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sanction_ends on sanction (kind, until) where ended_at is null`.execute(db);

  // One row a kind and minute: the sum over the addresses of `security_event`.
  await sql`create table security_total (
    minute timestamptz(0) not null,
    kind text not null,
    count integer not null check (count > 0),
    primary key (minute, kind)
  )`.execute(db);
  await sql`insert into security_total (minute, kind, count)
    select minute, kind, sum(count) from security_event group by minute, kind`.execute(db);
}
