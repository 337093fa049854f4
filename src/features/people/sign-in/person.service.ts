import type { Db } from '#platform/database/db.ts';
import {
  findIdentities,
  findUserOfIdentity,
  findUserWithEmail,
  lockSignIn,
  upsertIdentity,
} from './identity.repository.ts';
import { mergeMetadata } from './metadata.rules.ts';
import type { UpstreamPerson } from './upstreams/upstream.ts';
import { findUser, insertUser, lockUser, renewEmail, updateUser } from './user.repository.ts';
import { type UserJson, userJson } from './user-json.ts';

export interface SeenPerson extends UpstreamPerson {
  provider: string;
}

/**
 * Finds or creates the person sent by an upstream, and stores what it reports. The same e-mail verified by two
 * upstreams is one person; an unverified e-mail links nothing. In the caller's transaction.
 * @returns the user's id
 */
export async function recogniseInTransaction(db: Db, seen: SeenPerson, at: Date): Promise<string> {
  const { verifiedEmail: email } = seen;
  await lockSignIn(db, seen, email);
  const userId = (await lockKnownUser(db, seen)) ?? (await insertUser(db, at));
  await upsertIdentity(db, { ...seen, userId, email, at });
  await renewEmail(db, userId, email, at);
  await renewMetadata(db, userId, seen.data, at);
  return userId;
}

/** Waits for a concurrent deletion of the account, and then finds nobody. */
async function lockKnownUser(db: Db, seen: SeenPerson): Promise<string | undefined> {
  const { verifiedEmail: email } = seen;
  const found =
    (await findUserOfIdentity(db, seen)) ?? (email === null ? undefined : await findUserWithEmail(db, email));
  if (found === undefined || (await lockUser(db, found))) return found;
  return lockKnownUser(db, seen);
}

async function renewMetadata(db: Db, userId: string, claims: UpstreamPerson['data'], at: Date): Promise<void> {
  const user = await lockUser(db, userId);
  const providers = [...new Set((await findIdentities(db, userId)).map(({ provider }) => provider))];
  await updateUser(db, userId, {
    at,
    appMetadata: { ...user?.appMetadata, provider: providers[0], providers },
    userMetadata: mergeMetadata(user?.userMetadata ?? {}, claims),
  });
}

export async function loadUserJson(db: Db, userId: string): Promise<UserJson | undefined> {
  const user = await findUser(db, userId);
  return user && userJson(user, await findIdentities(db, userId));
}
