import type { FastifyRequest } from 'fastify';
import { bearerOf } from '#platform/session/same-site.ts';
import { accessTokenOf } from '#platform/session/session-cookie.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import type { Person } from './actor.ts';

export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Person | null>;

/** Prefers the token in `Authorization: Bearer` over the session cookie, even when the former is invalid. */
export function createAuthenticate(verifier: TokenVerifier): Authenticate {
  return async ({ headers }) => {
    const token = bearerOf(headers) ?? accessTokenOf(headers.cookie);
    const verified = token === undefined ? null : await verifier.verify(token);
    return token !== undefined && verified ? { ...verified, token } : null;
  };
}
