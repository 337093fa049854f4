import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import type { Topic } from '#shared/topic.ts';

export const PAGES_CHANNEL = 'pages';
/** A message has room for 7,900 bytes; tags are names and ids. */
const TAGS_IN_A_MESSAGE = 80;

const message = z.object({ tags: z.array(z.string()) });

/** Every process forgets the pages with these tags once the transaction is committed. */
export async function dropPages(db: Db, tags: readonly Topic[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_IN_A_MESSAGE) {
    await notify(db, PAGES_CHANNEL, { tags: tags.slice(at, at + TAGS_IN_A_MESSAGE) });
  }
}

/** What another process said; nothing when it cannot be read. */
export function readDroppedTags(payload: unknown): readonly string[] {
  return message.safeParse(payload).data?.tags ?? [];
}
