import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Quests as a release stored them that knew no documents, so that an import into its tables does not write them. */
export async function storeOldQuests(
  db: Db,
  quests: readonly { title: string; content: string; status: number }[] = [],
): Promise<void> {
  await sql`insert into data_version (origin, source_hash, version, added, changed, removed, has_seeded_quests)
    values ('project', '', '', 0, 0, 0, true)`.execute(db);
  for (const { title, content, status } of quests) {
    await sql`insert into quest (title, content, status) values (${title}, ${content}, ${status})`.execute(db);
  }
}
