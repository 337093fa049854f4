import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WriteOptions } from '#platform/http/caller-access.ts';
import { type RateLimit, takeFrom } from '#platform/http/rate-limit.ts';
import { readBearer } from '#platform/session/same-site.ts';
import { readAccessToken } from '#platform/session/session-cookie.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import { AppError } from '#shared/errors.ts';
import type { Person } from './actor.ts';

export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Person | null>;

/** Prefers the token in `Authorization: Bearer` over the session cookie, even when the former is invalid. */
export function createAuthenticate(verifier: TokenVerifier): Authenticate {
  return async ({ headers }) => {
    const token = readBearer(headers) ?? readAccessToken(headers.cookie);
    const verified = token === undefined ? null : await verifier.verify(token);
    return token !== undefined && verified ? { ...verified, token } : null;
  };
}

/** Requires that a request comes from a signed-in person, who may write as often as the limits allow. */
export class Authenticator {
  readonly #personOf: Authenticate;
  readonly #writeLimit: RateLimit;
  readonly #counted = new WeakSet<FastifyRequest>();

  constructor(personOf: Authenticate, writeLimit: RateLimit) {
    this.#personOf = personOf;
    this.#writeLimit = writeLimit;
  }

  /** @throws {AppError} LOGIN_REQUIRED */
  async requirePerson(request: FastifyRequest): Promise<Person> {
    const person = await this.#personOf(request);
    if (!person) throw new AppError('LOGIN_REQUIRED');
    return person;
  }

  /**
   * Counts a request once, however often it is asked for.
   * @throws {AppError} LOGIN_REQUIRED, RATE_LIMITED
   */
  async countChange(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, limit }: Pick<WriteOptions, 'name' | 'limit'>,
  ): Promise<Person> {
    const person = await this.requirePerson(request);
    if (this.#counted.has(request)) return person;
    await takeFrom(this.#writeLimit, person.userId, reply);
    if (limit) await takeFrom(limit, `${name} ${person.userId}`, reply);
    this.#counted.add(request);
    return person;
  }
}
