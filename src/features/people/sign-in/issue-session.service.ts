import { SignJWT } from 'jose';
import type { AuthSession } from './auth-session.repository.ts';
import { writeRefreshToken } from './refresh-token.service.ts';
import type { SignInContext } from './sign-in.context.ts';
import { AUDIENCE, type UserJson } from './user-json.ts';

export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  /** Seconds. */
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
}

export interface SessionParts {
  session: AuthSession;
  counter: number;
  user: UserJson;
}

export async function issueSession(ctx: SignInContext, { session, counter, user }: SessionParts): Promise<SessionJson> {
  const issuedAt = secondsOf(ctx.clock.now());
  const expiresIn = ctx.config.authJwtExp;
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
    amr: [{ method: session.method, timestamp: secondsOf(session.createdAt) }],
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

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
