import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import {
  type AuthSession,
  advanceAuthSession,
  endAuthSession,
  findAuthSession,
  insertAuthSession,
  insertHistory,
  lockAuthSession,
} from './auth-session.repository.ts';
import { deleteFlow, lockFlowByCode } from './flow.repository.ts';
import { GoTrueError, invalid } from './gotrue-error.ts';
import { loadUserJson } from './person.service.ts';
import { judgeRefresh } from './refresh.rules.ts';
import { type ReadRefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.service.ts';
import { provesChallenge } from './secrets.service.ts';
import type { SignInContext } from './sign-in.context.ts';
import { isFlowExpired, isUuid, sessionEnd } from './sign-in.rules.ts';
import { updateUser } from './user.repository.ts';
import type { UserJson } from './user-json.ts';
import { AUDIENCE } from './user-json.ts';

const KEY_BYTES = 32;
const MAX_USER_AGENT_LENGTH = 400;

export interface CodeExchange {
  authCode: string;
  codeVerifier: string;
  userAgent: string | undefined;
}

export interface ExchangedSession extends SessionJson {
  /** The upstream's, returned only this once. */
  provider_token?: string;
  provider_refresh_token?: string;
}

/**
 * Creates a session from the code of a sign-in. A code is valid once.
 * @throws {GoTrueError} flow_state_not_found, flow_state_expired or bad_code_verifier
 */
export async function exchangeCode(ctx: SignInContext, exchange: CodeExchange): Promise<ExchangedSession> {
  const { authCode, codeVerifier } = exchange;
  if (!isUuid(authCode)) throw unknownCode();
  const at = ctx.clock.now();
  const made = await ctx.db.transaction().execute(async (transaction) => {
    const flow = await lockFlowByCode(transaction, authCode);
    if (!flow) throw unknownCode();
    if (isFlowExpired(flow.createdAt, at)) {
      throw new GoTrueError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!provesChallenge(codeVerifier, flow.challenge)) {
      throw new GoTrueError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    await deleteFlow(transaction, flow.id);
    await updateUser(transaction, flow.userId, { lastSignInAt: at, at });
    const session = await insertAuthSession(transaction, {
      userId: flow.userId,
      method: 'oauth',
      refreshKey: randomBytes(KEY_BYTES),
      userAgent: shortened(exchange.userAgent),
      createdAt: at,
      endsAt: sessionEnd(at),
    });
    await insertHistory(transaction, {
      userId: flow.userId,
      provider: flow.provider,
      userAgent: shortened(exchange.userAgent),
      at,
    });
    const user = await loadUserJson(transaction, flow.userId);
    if (!user) throw unknownCode();
    return { flow, session, user };
  });
  const issued = await issueSession(ctx, { ...made, counter: made.session.refreshCounter });
  const { providerToken, providerRefreshToken } = made.flow;
  return {
    ...issued,
    ...(providerToken !== null && { provider_token: providerToken }),
    ...(providerRefreshToken !== null && { provider_refresh_token: providerRefreshToken }),
  };
}

/** Returns undefined when the token is not genuine or its session has ended. */
export async function findRefreshable(ctx: SignInContext, text: string): Promise<ReadRefreshToken | undefined> {
  const token = readRefreshToken(text);
  const session = token && (await findAuthSession(ctx.db, token.sessionId));
  return session && token.isSignedWith(session.refreshKey) ? token : undefined;
}

/**
 * Issues a new access token and the refresh token that is current afterwards.
 * @throws {GoTrueError} refresh_token_not_found, refresh_token_already_used (the session is ended),
 * session_expired or validation_failed
 */
export async function refreshSession(
  ctx: SignInContext,
  token: ReadRefreshToken,
  userAgent: string | undefined,
): Promise<SessionJson> {
  const at = ctx.clock.now();
  const outcome = await ctx.db.transaction().execute(async (transaction): Promise<RefreshOutcome> => {
    const session = await lockAuthSession(transaction, token.sessionId);
    if (!session) return 'unknown';
    if (session.endsAt <= at) {
      await endAuthSession(transaction, session.id);
      return 'over';
    }
    const { refreshCounter, refreshedAt } = session;
    const judgement = judgeRefresh({ counter: refreshCounter, refreshedAt }, token.counter, at);
    if (judgement === 'foreign') return judgement;
    if (judgement === 'theft') {
      await endAuthSession(transaction, session.id);
      return judgement;
    }
    const counter = judgement === 'next' ? refreshCounter + 1 : refreshCounter;
    if (judgement === 'next') {
      await advanceAuthSession(transaction, session.id, { counter, at, userAgent: shortened(userAgent) });
    }
    const user = await loadUserJson(transaction, session.userId);
    return user ? { session, counter, user } : 'unknown';
  });
  if (outcome === 'unknown') throw unknownRefreshToken();
  if (outcome === 'over') throw new GoTrueError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  if (outcome === 'foreign') throw invalid('Invalid Refresh Token: Not Issued By This Server');
  if (outcome === 'theft') {
    ctx.log.warn('an old refresh token came back: the session was ended');
    throw new GoTrueError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return issueSession(ctx, outcome);
}

type RefreshOutcome =
  | 'unknown'
  | 'over'
  | 'foreign'
  | 'theft'
  | { session: AuthSession; counter: number; user: UserJson };

function unknownCode(): GoTrueError {
  return new GoTrueError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
}

export function unknownRefreshToken(): GoTrueError {
  return new GoTrueError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

function shortened(userAgent: string | undefined): string | null {
  return userAgent?.slice(0, MAX_USER_AGENT_LENGTH) || null;
}

interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  /** Lifetime in seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
}

interface SessionParts {
  session: AuthSession;
  counter: number;
  user: UserJson;
}

async function issueSession(ctx: SignInContext, { session, counter, user }: SessionParts): Promise<SessionJson> {
  const issuedAt = toSeconds(ctx.clock.now());
  // No token outlives its session.
  const expiresIn = Math.max(1, Math.min(ctx.config.authJwtExp, toSeconds(session.endsAt) - issuedAt));
  const { kid, algorithm, key } = ctx.keys.current();
  const accessToken = await new SignJWT({
    iss: ctx.issuer,
    sub: user.id,
    aud: AUDIENCE,
    iat: issuedAt,
    exp: issuedAt + expiresIn,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: toSeconds(session.createdAt) }],
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .sign(key);
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: writeRefreshToken({ sessionId: session.id, counter }, session.refreshKey),
    user,
  };
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
