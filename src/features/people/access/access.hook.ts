import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { PRIVATE } from '#platform/http/answer.ts';
import { REPLAYED } from '#platform/http/answer-check.ts';
import type { CallerAccess, Callers, Visitor, WriteOptions } from '#platform/http/caller-access.ts';
import { addressKey, type RateLimit, takeFrom } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { isApiWrite } from '#platform/http/write-guard.ts';
import type { Log } from '#platform/log/log.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import { AppError } from '#shared/errors.ts';
import { ExistingResult } from '#shared/existing-result.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/operator-level.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { auditActorOf, type Operator, type Person, type Player } from './actor.ts';
import { createAuthenticate } from './authenticate.hook.ts';
import { type FreshSignInFor, requireFreshSignIn } from './fresh-sign-in.rules.ts';
import { type Answer, claimKey, type RequestKey, storeResponse } from './idempotency-key.repository.ts';
import { lockPerson } from './person-lock.repository.ts';

export interface Actors extends Callers {
  person: Person;
  player: Player;
  operator: Operator;
}

export type FeatureApp = ApiApp<CallerAccess<Actors>>;

/** Policies about the caller that other nouns supply. */
export interface AccessPolicy {
  findProfile(db: Db, userId: string): Promise<OwnProfile | undefined>;
  /** Locks the row until the transaction ends: writes of one player run one after the other. */
  lockProfile(db: Db, userId: string): Promise<OwnProfile | undefined>;
  /** @throws {AppError} SUSPENDED */
  requireNotSuspended(profile: OwnProfile, now: Date): void;
  /** Returns null for anyone but operators. */
  findOperatorLevel(db: Db, userId: string): Promise<OperatorLevel | null>;
  /** @throws {AppError} FORBIDDEN */
  requireLevel(own: { level: OperatorLevel | null }, needs: OperatorLevel): OperatorLevel;
  /** @throws {AppError} FORBIDDEN when the operator has used a second factor before, and not now */
  requireSecondFactor(db: Db, person: Person, now: Date): Promise<void>;
}

export interface AccessOptions {
  db: Db;
  clock: Clock;
  log: Log;
  verifier: TokenVerifier;
  provider: IdentityProvider;
  transact: Transact;
  policy: AccessPolicy;
  writeLimit: RateLimit;
}

export type AnyVisitor = Visitor<Actors>;

export interface Access extends CallerAccess<Actors> {
  /** A `preValidation` hook: signed-out callers get LOGIN_REQUIRED before the content of a write is validated. */
  beforeWrites(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void;
  /** Returns null without a valid token. Only for endpoints that answer signed-out callers too. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The operator level of a page's visitor; `none`: signed in, but no operator. */
  operatorOf(request: FastifyRequest): Promise<OperatorLevel | 'none' | 'signed-out'>;
}

const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

export function createAccess(options: AccessOptions): Access {
  const { db, clock, log, verifier, provider, transact, policy, writeLimit } = options;
  const { findOperatorLevel, requireNotSuspended } = policy;

  const personOf = createAuthenticate(verifier);

  async function requirePerson(request: FastifyRequest): Promise<Person> {
    const person = await personOf(request);
    if (!person) throw new AppError('LOGIN_REQUIRED');
    return person;
  }

  interface ActorRules {
    evenSuspended: boolean;
    level: OperatorLevel;
    freshSignInFor: FreshSignInFor | undefined;
    findProfile: AccessPolicy['findProfile'];
  }

  async function actorOf<Who extends keyof Actors>(
    connection: Db,
    person: Person,
    who: Who,
    { evenSuspended, level, freshSignInFor, findProfile }: ActorRules,
  ): Promise<Actors[Who]> {
    // An access token stays valid after its session was ended.
    const now = clock.now();
    if (!(await provider.isSessionAlive(connection, person, now))) throw new AppError('LOGIN_REQUIRED');
    const actors: { [Name in keyof Actors]: () => Promise<Actors[Name]> } = {
      person: async () => person,
      player: async () => {
        const profile = await findProfile(connection, person.userId);
        if (!profile) throw noProfile();
        if (!evenSuspended) requireNotSuspended(profile, now);
        return { ...person, profile };
      },
      operator: async () => {
        const own = await findOperatorLevel(connection, person.userId);
        return { ...person, level: policy.requireLevel({ level: own }, level) };
      },
    };
    const actor = await actors[who]();
    if (freshSignInFor) requireFreshSignIn(person, freshSignInFor, now);
    if (freshSignInFor === 'operator') await policy.requireSecondFactor(connection, person, now);
    return actor;
  }

  async function readerOf<Who extends keyof Actors>(request: FastifyRequest, who: Who) {
    const person = await requirePerson(request);
    const rules = {
      evenSuspended: true,
      level: levelOf(request),
      freshSignInFor: wantsFreshSignIn(request),
      findProfile: policy.findProfile,
    };
    const actor = await actorOf(db, person, who, rules);
    return { actor, db, clock, log };
  }

  const counted = new WeakSet<FastifyRequest>();

  async function countedPerson(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, limit }: Pick<WriteOptions, 'name' | 'limit'>,
  ): Promise<Person> {
    const person = await requirePerson(request);
    if (counted.has(request)) return person;
    await takeFrom(writeLimit, person.userId, reply);
    if (limit) await takeFrom(limit, `${name} ${person.userId}`, reply);
    counted.add(request);
    return person;
  }

  async function respondOnce(connection: Db, key: RequestKey | undefined, act: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return act();
    const earlier = await claimKey(connection, key);
    // A stored answer is replayed even when the session has ended or the player was suspended since.
    if (earlier) {
      if (earlier.requestHash.equals(key.requestHash)) return earlier.answer;
      throw new AppError('INVALID_INPUT', { message: peopleErrors.reusedKey });
    }
    const answer = await act();
    await storeResponse(connection, key, answer);
    return answer;
  }

  return {
    beforeWrites(request, _reply, done) {
      if (isApiWrite(request) && !isOpen(request)) requirePerson(request).then(() => done(), done);
      else done();
    },

    personOf,

    async clientKey(request) {
      // While the provider's keys cannot be read, callers are told apart by their address alone.
      const person = await personOf(request).catch(() => null);
      return person ? `account ${person.userId}` : addressKey(request.ip);
    },

    async operatorOf(request) {
      const person = await personOf(request);
      // A token that has expired, or whose session was ended, counts as signed out.
      if (!person || !(await provider.isSessionAlive(db, person, clock.now()))) return 'signed-out';
      return (await findOperatorLevel(db, person.userId)) ?? 'none';
    },

    visit: (request) => ({ person: () => personOf(request), as: (who) => readerOf(request, who) }),

    async read(request, reply, who, act) {
      const ctx = await readerOf(request, who);
      send(reply, { status: 200, body: JSON.stringify(await act(ctx)) });
    },

    async beforeBody(request, reply, options) {
      const person = await countedPerson(request, reply, options);
      requestKeyOf(request, person.userId);
      const rules = { ...changeRules(request, options), findProfile: policy.findProfile };
      return { actor: await actorOf(db, person, options.who, rules), db, clock, log };
    },

    async write(request, reply, options, act) {
      const { who, name, status = 200 } = options;
      const person = await countedPerson(request, reply, options);
      const key = requestKeyOf(request, person.userId);
      const startedAt = performance.now();
      const answer = await transact(
        (unit) =>
          respondOnce(unit.db, key, async () => {
            const rules = { ...changeRules(request, options), findProfile: policy.lockProfile };
            // Data that arrives while the account is being deleted must not outlive it. For players, `lockProfile` locks
            // the row instead.
            if (who === 'person') await lockPerson(unit.db, person.userId);
            const actor = await actorOf(unit.db, person, who, rules);
            const value = await act({ ...unit, actor, clock, log });
            if (value instanceof ExistingResult) return { status: 200, body: JSON.stringify(value.value) };
            return { status, body: JSON.stringify(value ?? null) };
          }),
        { actor: auditActorOf(person) },
      );
      log.info({ name, milliseconds: Math.round(performance.now() - startedAt) }, 'written');
      send(reply, answer);
    },
  };
}

function changeRules(request: FastifyRequest, { who, evenSuspended = false }: WriteOptions) {
  const freshSignInFor = who === 'operator' ? ('operator' as const) : wantsFreshSignIn(request);
  return { evenSuspended, level: levelOf(request), freshSignInFor };
}

function isOpen({ routeOptions }: FastifyRequest): boolean {
  const who = routeOptions.config.endpoint?.who;
  return who === 'anyone' || who === 'visitor' || who === 'collector';
}

function wantsFreshSignIn({ routeOptions }: FastifyRequest): FreshSignInFor | undefined {
  return routeOptions.config.endpoint?.freshSignIn ? 'account' : undefined;
}

function levelOf({ routeOptions }: FastifyRequest): OperatorLevel {
  return routeOptions.config.endpoint?.level ?? OPERATOR_LEVEL.administrator;
}

/** 403 rather than 401, because signing in again would not create the profile. */
function noProfile(): AppError {
  return new AppError('FORBIDDEN', {
    message: peopleErrors.profileFirst,
    data: { needsProfile: true },
  });
}

function send(reply: FastifyReply, { status, body, isReplay = false }: Answer): void {
  if (isReplay) reply.header(REPLAYED, 'true');
  reply.code(status).header('cache-control', PRIVATE).type('application/json; charset=utf-8').send(body);
}

function requestKeyOf(request: FastifyRequest, userId: string): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY_FORM.test(key)) {
    throw new AppError('INVALID_INPUT', { message: peopleErrors.malformedKey });
  }
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return { userId, key, requestHash: createHash('sha256').update(content).digest() };
}
