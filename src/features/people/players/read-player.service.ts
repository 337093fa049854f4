import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator } from '../access/actor.ts';
import { listActsAbout } from '../audit/audit.service.ts';
import { isOperator } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { findOwnProfile } from '../profiles/profile.service.ts';
import { listSanctions } from '../sanctions/sanction-rows.service.ts';
import { countDevices, readLastSignIn } from '../sessions/session.service.ts';
import { readHeads } from './find-players.service.ts';
import type { OperatorPlayer } from './player.contract.ts';
import { findNotes } from './player-note.repository.ts';
import { PLAYER_PARTS, type PlayerParts } from './player-part.ts';
import { findInquiryLines, findReports, findReportsOf } from './read-player.repository.ts';

const MAX_ROWS = 50;
const MAX_NOTES = 100;

export interface ReadPlayerDeps {
  provider: PeopleContext['provider'];
  operatorUserIds: readonly string[];
  parts: PlayerParts;
}

/** All that operators may know of a player: no text of a message, and no address. */
export async function readPlayer(
  { db, clock }: Pick<Ctx<Operator>, 'db' | 'clock'>,
  { provider, operatorUserIds, parts }: ReadPlayerDeps,
  profileId: number,
): Promise<OperatorPlayer & Record<keyof PlayerParts, unknown>> {
  const now = clock.now();
  const head = (await readHeads(db, [profileId], now)).get(profileId);
  const profile = head && (await findOwnProfile(db, head.userId));
  if (!profile) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const { userId, level, job, grade, discordId, avatarUrl } = profile;
  const ofOthers = await Promise.all(
    PLAYER_PARTS.map(async (name) => [name, await parts[name].read(db, profileId, now)] as const),
  );
  return {
    ...head,
    profile: { level, job, grade, discordId, avatarUrl },
    isOperator: await isOperator(db, operatorUserIds, userId),
    sanctions: await listSanctions(db, profileId),
    reports: {
      received: await findReports(db, profileId, 'received', MAX_ROWS),
      made: await findReports(db, profileId, 'made', MAX_ROWS),
    },
    inquiries: await findInquiryLines(db, userId, MAX_ROWS),
    account: await readAccount(db, provider, userId, now),
    notes: await findNotes(db, profileId, MAX_NOTES),
    acts: await listActsAbout(db, profileId, MAX_ROWS),
    ...(Object.fromEntries(ofOthers) as Record<keyof PlayerParts, unknown>),
  };
}

/** The reports of these numbers, with what the reporters wrote. */
export const readReportsOf = findReportsOf;

/** An external provider tells none of this without the person's own token. */
async function readAccount(
  db: Db,
  provider: PeopleContext['provider'],
  userId: string,
  now: Date,
): Promise<OperatorPlayer['account']> {
  if (!provider.hasSessions) return { devices: null, providers: null, lastSignInAt: null };
  const identities = await provider.identitiesOf(db, { userId, sessionId: null, token: '' });
  const lastSignIn = await readLastSignIn(db, userId);
  return {
    devices: await countDevices(db, userId, now),
    providers: identities.map((identity) => identity.provider),
    lastSignInAt: lastSignIn?.toISOString() ?? null,
  };
}
