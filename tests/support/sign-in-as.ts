import { SignJWT } from 'jose';
import type { ApiContext } from '#app/api.ts';
import type { OwnProfile } from '#features/people/profiles/profile.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import {
  insertProfile,
  insertSession,
  insertUser,
  type ProfileParts,
  type UserParts,
} from '#tests/factories/people.ts';
import { madeForEachTest, openedForTests } from './opened-for-tests.ts';

const HOUR_S = 3600;

export interface SiteToSignInAt {
  readonly api: Pick<ApiContext, 'db' | 'signingKeys' | 'provider'>;
}

export interface SignInParts extends UserParts {
  /** `null`: signed in, but without a profile. */
  profile?: ProfileParts | null;
  isOperator?: boolean;
  level?: OperatorLevel;
  userAgent?: string;
}

export interface SignedIn {
  userId: string;
  sessionId: string;
  token: string;
  /** For `inject({ headers })`: a bearer token needs no proof of the same site. */
  headers: { authorization: string };
  cookie: string;
  identity: { provider: string; providerId: string } | null;
}

export interface SignedInPlayer extends SignedIn {
  profile: OwnProfile;
}

export function signInAs(site: SiteToSignInAt, parts: SignInParts & { profile: null }): Promise<SignedIn>;
export function signInAs(site: SiteToSignInAt, parts?: PlayerParts): Promise<SignedInPlayer>;
export async function signInAs(
  site: SiteToSignInAt,
  { profile = {}, isOperator = false, level = OPERATOR_LEVEL.administrator, userAgent, ...user }: SignInParts = {},
): Promise<SignedIn | SignedInPlayer> {
  const { db } = site.api;
  const { id: userId, identity } = await insertUser(db, user);
  const sessionId = await insertSession(db, { userId, userAgent: userAgent ?? null });
  if (isOperator) await db.insertInto('operator').values({ user_id: userId, level }).execute();
  const token = await accessToken(site, { userId, sessionId });
  const signedIn = { userId, sessionId, token, headers: bearer(token), cookie: sessionCookie(token), identity };
  if (profile === null) return signedIn;
  return { ...signedIn, profile: await insertProfile(db, { ...profile, user_id: userId }) };
}

type PlayerParts = SignInParts & { profile?: ProfileParts };

/** Signed in before the tests of the file or group. */
export const testPlayer = (site: SiteToSignInAt, parts?: PlayerParts): SignedInPlayer =>
  openedForTests(() => signInAs(site, parts));

/** Another one before every test. */
export const freshPlayer = (site: SiteToSignInAt, parts?: PlayerParts): SignedInPlayer =>
  madeForEachTest(() => signInAs(site, parts));

export interface TokenParts {
  userId: string;
  sessionId: string;
  expiresAt?: number;
  claims?: Record<string, unknown>;
}

export async function accessToken(
  { api }: SiteToSignInAt,
  { userId, sessionId, expiresAt, claims }: TokenParts,
): Promise<string> {
  const { signingKeys, provider } = api;
  if (!signingKeys) throw new Error('People sign in elsewhere: there is no key to sign with.');
  const { kid, algorithm, key } = signingKeys.current();
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: provider.tokens.issuer,
    sub: userId,
    aud: 'authenticated',
    iat: now,
    exp: expiresAt ?? now + HOUR_S,
    email: '',
    phone: '',
    app_metadata: { provider: 'discord', providers: ['discord'] },
    user_metadata: {},
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'oauth', timestamp: now }],
    session_id: sessionId,
    is_anonymous: false,
    ...claims,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .sign(key);
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

export function sessionCookie(token: string): string {
  const session = JSON.stringify({ access_token: token, token_type: 'bearer' });
  return `${SESSION_COOKIE.name}=base64-${Buffer.from(session).toString('base64url')}`;
}
