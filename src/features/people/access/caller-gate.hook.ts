import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WriteOptions } from '#platform/http/caller-access.ts';
import { type RateLimit, takeFrom } from '#platform/http/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Person } from './actor.ts';
import type { Authenticate } from './authenticate.hook.ts';

/** Lets signed-in people through, and their changes as often as the limits allow. */
export class CallerGate {
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
