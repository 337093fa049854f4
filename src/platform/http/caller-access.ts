import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Log } from '#platform/log/log.ts';
import type { BrakeGroup } from '#shared/endpoint.ts';
import type { RateLimit } from './rate-limit.ts';

export interface Callers {
  person: unknown;
  player: unknown;
  operator: unknown;
}

export type KnownCaller = keyof Callers;

export interface ReadCtx<Actor> {
  readonly actor: Actor;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

export interface ChangeCtx<Actor> extends ReadCtx<Actor>, UnitOfWork {}

export interface Visitor<C extends Callers> {
  /** Returns the person, or `null` without a valid token. For responses that both kinds of visitors may see. */
  person(): Promise<C['person'] | null>;
  /**
   * Returns the context of a known caller, for responses that only the caller may see.
   * @throws {AppError} LOGIN_REQUIRED, FORBIDDEN
   */
  as<Who extends KnownCaller>(who: Who): Promise<ReadCtx<C[Who]>>;
}

export interface WriteOptions<Who extends KnownCaller = KnownCaller> {
  who: Who;
  name: string;
  /** Open to suspended players too (contract §1: inquiry, export, deletion, removing watches). */
  evenSuspended?: boolean;
  /** Held back for new accounts while the operators' brake is on. */
  brake?: BrakeGroup;
  status?: number;
  /** Counted per player, before the transaction, because counting takes its own connection. */
  limit?: RateLimit;
}

export interface CallerAccess<C extends Callers = Callers> {
  /**
   * Returns the key by which requests share limits and queues: the account when signed in, else the address (an IPv4
   * address or an IPv6 /64).
   */
  clientKey(request: FastifyRequest): Promise<string>;
  visit(request: FastifyRequest): Visitor<C>;
  read<Who extends KnownCaller>(
    request: FastifyRequest,
    reply: FastifyReply,
    who: Who,
    act: (ctx: ReadCtx<C[Who]>) => Promise<unknown>,
  ): Promise<void>;
  /**
   * Checks caller and limits as `write` does, but before the body is read; `write` then counts the limits no second
   * time.
   * @throws {AppError} LOGIN_REQUIRED, FORBIDDEN, SUSPENDED, RATE_LIMITED, INVALID_INPUT (`Idempotency-Key`)
   */
  beforeBody<Who extends KnownCaller>(
    request: FastifyRequest,
    reply: FastifyReply,
    options: WriteOptions<Who>,
  ): Promise<ReadCtx<C[Who]>>;
  /** Runs a change: authorized, in one transaction, once per `Idempotency-Key`, logged without personal data. */
  write<Who extends KnownCaller>(
    request: FastifyRequest,
    reply: FastifyReply,
    options: WriteOptions<Who>,
    act: (ctx: ChangeCtx<C[Who]>) => Promise<unknown>,
  ): Promise<void>;
}
