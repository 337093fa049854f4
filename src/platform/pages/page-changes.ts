import type { Kysely } from 'kysely';
import { z } from 'zod';
import { notify } from '#platform/database/listen.ts';

export const PAGES_CHANNEL = 'pages';

const message = z.object({ tags: z.array(z.string()) });

/** Every process forgets the pages with these tags once the transaction is committed. */
export function dropPages<Schema>(db: Kysely<Schema>, tags: readonly string[]): Promise<void> {
  return notify(db, PAGES_CHANNEL, { tags });
}

/** What another process said; nothing when it cannot be read. */
export function readDroppedTags(payload: unknown): readonly string[] {
  return message.safeParse(payload).data?.tags ?? [];
}
