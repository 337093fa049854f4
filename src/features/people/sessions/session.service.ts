import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { deviceName } from './device-name.ts';
import type { Session } from './session.contract.ts';
import { deleteOfUser, findAllByUser, hasSession } from './session.repository.ts';

const uuid = z.guid();

export function isSessionKnown(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<boolean> {
  return sessionId === null ? Promise.resolve(false) : hasSession(db, sessionId, userId);
}

export async function listSessions({ db, actor }: Ctx<Person>): Promise<Session[]> {
  const sessions = await findAllByUser(db, actor.userId);
  return sessions.map(({ id, userAgent, createdAt, refreshedAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: refreshedAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

/**
 * Ends one of the person's own sessions: its next write or private read is refused.
 * @throws {AppError} NOT_FOUND
 */
export async function endSession({ db, actor }: Ctx<Person>, id: string): Promise<void> {
  const isEnded = uuid.safeParse(id).success && (await deleteOfUser(db, id, actor.userId));
  if (!isEnded) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownSession });
}

export const sessionData: PersonalData = {
  name: 'sessions',
  async exportOf(db, { person }) {
    const sessions = await findAllByUser(db, person.userId);
    return sessions.map(({ id, userAgent, createdAt, refreshedAt }) => ({
      id,
      userAgent,
      createdAt,
      lastUsedAt: refreshedAt,
    }));
  },
  // The provider deletes them with the account.
  deleteOf: async () => {},
};
