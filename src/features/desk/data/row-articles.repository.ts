import { sql } from 'kysely';
import type { MentionKind } from '#features/content/documents/document-shape.rules.ts';
import type { Db } from '#platform/database/db.ts';

/** Articles that name a fact, those that are not public too. */
export async function countArticlesNaming(db: Db, kind: MentionKind, id: number): Promise<number> {
  const mention = JSON.stringify([{ kind, id }]);
  const { count } = await db
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`mentions @> ${mention}::jsonb`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
