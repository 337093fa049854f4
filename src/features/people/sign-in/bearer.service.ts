import { isSessionKnown } from '../sessions/session.service.ts';
import { endAuthSession, endAuthSessions } from './auth-session.repository.ts';
import { GoTrueError, invalid } from './gotrue-error.ts';
import { isKeepableMetadata, type Metadata, mergeMetadata } from './metadata.rules.ts';
import { loadUserJson } from './person.service.ts';
import type { SignInContext } from './sign-in.context.ts';
import { findUser, lockUser, updateUser } from './user.repository.ts';
import type { UserJson } from './user-json.ts';

export interface Bearer {
  userId: string;
  sessionId: string;
}

/** @throws {GoTrueError} no_authorization, bad_jwt, user_not_found or session_not_found */
export async function bearerOfToken(ctx: SignInContext, token: string | undefined): Promise<Bearer> {
  if (token === undefined) throw new GoTrueError(401, 'no_authorization', 'This endpoint requires a Bearer token');
  const verified = await ctx.verifier.verify(token);
  if (!verified) throw new GoTrueError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const { userId, sessionId } = verified;
  if (!(await findUser(ctx.db, userId))) throw userGone();
  if (sessionId === null || !(await isSessionKnown(ctx.db, { userId, sessionId }, ctx.clock.now()))) {
    throw new GoTrueError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return { userId, sessionId };
}

/** @throws {GoTrueError} user_not_found */
export async function showPerson(
  ctx: Pick<SignInContext, 'db'>,
  { userId }: Pick<Bearer, 'userId'>,
): Promise<UserJson> {
  const user = await loadUserJson(ctx.db, userId);
  if (!user) throw userGone();
  return user;
}

/**
 * Merges changes into the person's metadata.
 * @throws {GoTrueError} validation_failed when the result is too large or cannot be stored
 */
export function changeOwnMetadata(ctx: SignInContext, { userId }: Bearer, changes: Metadata): Promise<UserJson> {
  return ctx.db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw userGone();
    const userMetadata = mergeMetadata(user.userMetadata, changes);
    if (!isKeepableMetadata(userMetadata)) throw invalid('User metadata is too large or cannot be stored', 422);
    await updateUser(transaction, userId, { userMetadata, at: ctx.clock.now() });
    return showPerson({ db: transaction }, { userId });
  });
}

export const LOGOUT_SCOPES = ['global', 'local', 'others'] as const;
export type LogoutScope = (typeof LOGOUT_SCOPES)[number];

export async function logOut(ctx: SignInContext, { userId, sessionId }: Bearer, scope: LogoutScope): Promise<void> {
  switch (scope) {
    case 'local':
      return endAuthSession(ctx.db, sessionId);
    case 'others':
      return endAuthSessions(ctx.db, userId, { allBut: sessionId });
    case 'global':
      return endAuthSessions(ctx.db, userId, 'all');
  }
}

function userGone(): GoTrueError {
  return new GoTrueError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}
