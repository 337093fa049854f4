import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import type { Topic } from '#shared/topic.ts';

export const PAGES_CHANNEL = 'pages';
/** A notification has room for 7,900 bytes; tags are names and ids. */
const TAGS_IN_A_MESSAGE = 80;

const message = z.object({ tags: z.array(z.string()) });

/** Evicts pages from the caches of all processes once the transaction is committed. */
export async function invalidatePages(db: Db, tags: readonly Topic[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_IN_A_MESSAGE) {
    await notify(db, PAGES_CHANNEL, { tags: tags.slice(at, at + TAGS_IN_A_MESSAGE) });
  }
}

/** Reads the tags in another process's notification; empty when it cannot be parsed. */
export function readInvalidatedTags(payload: unknown): readonly string[] {
  return message.safeParse(payload).data?.tags ?? [];
}
