import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';
import { hasSession } from './session.repository.ts';

/** Whether the embedded provider still knows the session. */
export function isSessionKnown(
  db: Kysely<PeopleTables>,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<boolean> {
  return sessionId === null ? Promise.resolve(false) : hasSession(db, sessionId, userId);
}
