import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config } from '#platform/config/config.schema.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityProvider } from './identity-provider.ts';

const KEYS_TTL_MS = 600_000;
const RETRY_AFTER_MS = 30_000;
const ANSWER_MS = 5_000;
/**
 * Each waiting request occupies one of ten database connections, so a slow provider must leave some to other requests.
 */
const MAX_CONCURRENT = 4;
const SERVER_ERROR = 500;
const BAD_GATEWAY = 502;
const ASYMMETRIC = ['ES256', 'RS256', 'EdDSA', 'Ed25519'];

export type ExternalProviderConfig = Pick<
  Config,
  'authPublicKey' | 'authIssuer' | 'authJwksUrl' | 'authJwtSecret' | 'authServiceKey'
> & { authUrl: string };

const userSchema = z.object({
  identities: z
    .array(
      z.object({
        provider: z.string(),
        id: z.string(),
        identity_data: z.looseObject({ avatar_url: z.string().nullish(), full_name: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
});

/** Supabase or a self-hosted GoTrue at `AUTH_URL`. */
export function externalProvider(config: ExternalProviderConfig): IdentityProvider {
  const { authUrl, authPublicKey = '', authServiceKey, authJwtSecret } = config;
  const base = `${authUrl}/auth/v1`;
  const sendRequest = createRequest();
  return {
    tokens: {
      keyOf: createKeySet(new URL(config.authJwksUrl ?? `${base}/.well-known/jwks.json`), authJwtSecret),
      algorithms: authJwtSecret === undefined ? ASYMMETRIC : [...ASYMMETRIC, 'HS256'],
      issuer: config.authIssuer ?? base,
    },
    hasSessions: false,

    async identitiesOf(_db, { token }) {
      const response = await sendRequest(`${base}/user`, {
        headers: { apikey: authPublicKey, authorization: `Bearer ${token}` },
      });
      if (response.status === 401 || response.status === 403) throw new AppError('LOGIN_REQUIRED');
      if (!response.isOk) throw new AppError('UNAVAILABLE');
      const { identities } = readUser(response.text);
      return (identities ?? []).map(({ provider, id, identity_data }) => ({
        provider,
        providerId: id,
        name: identity_data?.full_name ?? null,
        avatarUrl: identity_data?.avatar_url ?? null,
      }));
    },

    // Only the provider could answer. It is not queried on every request, since its access tokens expire soon.
    isSessionAlive: async () => true,

    async removeUser(_db, userId) {
      // Without the service key the operator has to delete the account at the provider.
      if (authServiceKey === undefined) return;
      const response = await sendRequest(`${base}/admin/users/${encodeURIComponent(userId)}`, {
        method: 'DELETE',
        headers: { apikey: authServiceKey, authorization: `Bearer ${authServiceKey}` },
      });
      if (!response.isOk && response.status !== 404) throw new AppError('UNAVAILABLE');
    },

    reload: async () => {},

    async isReachable() {
      const request = { headers: { apikey: authPublicKey } };
      const status = await sendRequest(`${base}/health`, request).then(
        (answer) => answer.status,
        () => BAD_GATEWAY,
      );
      return status < SERVER_ERROR;
    },
  };
}

function createKeySet(jwksUrl: URL, secret: string | undefined): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(jwksUrl, {
    cacheMaxAge: KEYS_TTL_MS,
    cooldownDuration: RETRY_AFTER_MS,
    timeoutDuration: ANSWER_MS,
  });
  if (secret === undefined) return keys;
  const shared = new TextEncoder().encode(secret);
  return (header, token) => (header.alg === 'HS256' ? shared : keys(header, token));
}

function readUser(text: string): z.output<typeof userSchema> {
  try {
    return userSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause });
  }
}

interface Answer {
  status: number;
  isOk: boolean;
  text: string;
}

/** Refuses redirects: tokens go to the configured address only. */
function createRequest() {
  let pending = 0;
  return async (url: string, init: RequestInit): Promise<Answer> => {
    if (pending >= MAX_CONCURRENT) throw new AppError('UNAVAILABLE');
    pending += 1;
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
      return { status: response.status, isOk: response.ok, text: await response.text() };
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause });
    } finally {
      pending -= 1;
    }
  };
}
