import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Log } from '#platform/log/log.ts';
import type { RateLimit } from './rate-limit.ts';

/** Who calls. The feature that knows people says what is known of them. */
export interface Callers {
  person: unknown;
  player: unknown;
  operator: unknown;
}

export type KnownCaller = keyof Callers;

/** What a handler that changes nothing works with. */
export interface ReadCtx<Actor> {
  readonly actor: Actor;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** What a change works with: `db` is its transaction, `effects` are what is to follow from it. */
export interface ChangeCtx<Actor> extends ReadCtx<Actor>, UnitOfWork {}

/** Anyone. Who it is, is found out when a handler wants to know. */
export interface Visitor<C extends Callers> {
  /** By a verified token; null without a valid one. Only for what both may see. */
  person(): Promise<C['person'] | null>;
  /**
   * For what only the one who calls may see.
   * @throws {AppError} LOGIN_REQUIRED, FORBIDDEN
   */
  as<Who extends KnownCaller>(who: Who): Promise<ReadCtx<C[Who]>>;
}

export interface WriteOptions<Who extends KnownCaller = KnownCaller> {
  who: Who;
  /** What the log calls it: `inquiry.create`. */
  name: string;
  /** Open to suspended players too (contract §1: inquiry, export, deletion, removing watches). */
  evenSuspended?: boolean;
  /** 200 unless told. */
  status?: number;
  /** Counted before the transaction, for each person: counting takes a connection of its own. */
  limit?: RateLimit;
}

/** The way to what belongs to someone. `src/app` hands it in, so that `mount` need not know who people are. */
export interface CallerAccess<C extends Callers = Callers> {
  /** For what everyone may see, and some see more of. */
  visit(request: FastifyRequest): Visitor<C>;
  /** Answers what belongs to the one who calls. Stored by nobody on its way. */
  read<Who extends KnownCaller>(
    request: FastifyRequest,
    reply: FastifyReply,
    who: Who,
    act: (ctx: ReadCtx<C[Who]>) => Promise<unknown>,
  ): Promise<void>;
  /** A change: authorised, in one transaction with its effects, once per `Idempotency-Key`, logged without personal data. */
  write<Who extends KnownCaller>(
    request: FastifyRequest,
    reply: FastifyReply,
    options: WriteOptions<Who>,
    act: (ctx: ChangeCtx<C[Who]>) => Promise<unknown>,
  ): Promise<void>;
}
