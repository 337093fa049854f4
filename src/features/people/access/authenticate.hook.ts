import type { FastifyRequest } from 'fastify';
import { bearerOf } from '#platform/session/same-site.ts';
import { accessTokenOf } from '#platform/session/session-cookie.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import type { Person } from './actor.ts';

/** Null: nobody whom a verified token names. */
export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Person | null>;

/** Believes the token behind `Authorization: Bearer` if one is named there, else the one in the session's cookie. */
export function createAuthenticate(verifier: TokenVerifier): Authenticate {
  return async ({ headers }) => {
    const token = bearerOf(headers) ?? accessTokenOf(headers.cookie);
    const verified = token === undefined ? null : await verifier.verify(token);
    return token !== undefined && verified ? { ...verified, token } : null;
  };
}
