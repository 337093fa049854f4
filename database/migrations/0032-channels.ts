import { type Kysely, sql } from 'kysely';

/** Channels have four digits. The wider bound is only validated: no table is rewritten, and every stored value meets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['party', 'broadcast']) {
    const constraint = sql.ref(`${table}_channel_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint},
      add constraint ${constraint} check (channel between 0 and 9999) not valid`.execute(db);
    await sql`alter table ${sql.table(table)} validate constraint ${constraint}`.execute(db);
  }
}
