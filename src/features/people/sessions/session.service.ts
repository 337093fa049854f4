import { z } from 'zod';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Person } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { deviceName } from './device-name.ts';
import type { PastSignIn, Session } from './session.contract.ts';
import {
  countByUser,
  deleteAllOfUser,
  deleteOfUser,
  findAllByUser,
  findLastSignIn,
  findSignIns,
  hasSession,
} from './session.repository.ts';

const uuid = z.guid();

export function isSessionKnown(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  now: Date,
): Promise<boolean> {
  return sessionId === null ? Promise.resolve(false) : hasSession(db, { id: sessionId, userId, now });
}

export async function listSessions({ db, clock, actor }: Ctx<Person>): Promise<Session[]> {
  const now = clock.now();
  const sessions = (await findAllByUser(db, actor.userId)).filter(({ endsAt }) => endsAt > now);
  return sessions.map(({ id, userAgent, createdAt, refreshedAt, endsAt }) => ({
    id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: refreshedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

const SHOWN_SIGN_INS = 20;

/** Includes sign-ins whose sessions have ended. */
export async function listSignIns({ db, actor }: Ctx<Person>): Promise<PastSignIn[]> {
  const signIns = await findSignIns(db, actor.userId, SHOWN_SIGN_INS);
  return signIns.map(({ at, provider, userAgent }) => ({
    at: at.toISOString(),
    provider,
    device: deviceName(userAgent),
  }));
}

/** Ends one of the person's own sessions: its next write or private read is refused. */
export async function endSession({ db, actor }: Ctx<Person>, id: string): Promise<void> {
  const isEnded = uuid.safeParse(id).success && (await deleteOfUser(db, id, actor.userId));
  if (!isEnded) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownSession });
}

/** @returns how many ended */
export const endAllSessions = deleteAllOfUser;

/** Devices on which the person is signed in. */
export const countDevices = countByUser;

/** Returns null with an external provider (`AUTH_URL`), which does not report the time. */
export const readLastSignIn = findLastSignIn;

export const sessionData: PersonalData = {
  name: 'sessions',
  async exportOf(db, { person }) {
    const sessions = await findAllByUser(db, person.userId);
    return sessions.map(({ id, userAgent, createdAt, refreshedAt, endsAt }) => ({
      id,
      userAgent,
      createdAt,
      lastUsedAt: refreshedAt,
      endsAt,
    }));
  },
  // The provider deletes them with the account.
  deleteOf: async () => {},
};

const MAX_EXPORTED = 1_000;

export const signInHistoryData: PersonalData = {
  name: 'signIns',
  exportOf: (db, { person }) => findSignIns(db, person.userId, MAX_EXPORTED),
  // The provider deletes them with the account.
  deleteOf: async () => {},
};
