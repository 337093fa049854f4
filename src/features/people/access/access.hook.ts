import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { PRIVATE } from '#platform/answers/answer.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { REPLAYED } from '#platform/http/answer-check.ts';
import type { CallerAccess, Visitor, WriteOptions } from '#platform/http/caller-access.ts';
import { addressKey, type RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { isApiWrite } from '#platform/http/write-guard.ts';
import type { Log } from '#platform/log/log.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { ExistingResult } from '#shared/success.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { type Operator, type Person, toAuditActor } from './actor.ts';
import { type AccessPolicy, ActorResolver, type ActorRules, type Actors } from './actor-resolver.hook.ts';
import { Authenticator, createAuthenticate } from './authenticator.hook.ts';
import type { FreshSignInFor } from './fresh-sign-in.rules.ts';
import { readRequestKey, respondOnce } from './idempotency-key.hook.ts';
import type { Answer } from './idempotency-key.repository.ts';
import { lockPerson } from './person-lock.repository.ts';
import type { SiteSwitches } from './site-switches.rules.ts';

export type FeatureApp = ApiApp<CallerAccess<Actors>>;

export interface AccessOptions {
  db: Db;
  clock: Clock;
  log: Log;
  verifier: TokenVerifier;
  provider: IdentityProvider;
  transact: Transact;
  policy: AccessPolicy;
  writeLimit: RateLimit;
  switches(): SiteSwitches;
}

export type AnyVisitor = Visitor<Actors>;

export interface Access extends CallerAccess<Actors> {
  /** A `preValidation` hook: signed-out callers get LOGIN_REQUIRED before the content of a write is validated. */
  beforeWrites(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void;
  /** Returns null without a valid token. Only for endpoints that answer signed-out callers too. */
  personOf(request: FastifyRequest): Promise<Person | null>;
  /** The operator who visits a page; `none`: signed in, but no operator. */
  operatorOf(request: FastifyRequest): Promise<Operator | 'none' | 'signed-out'>;
}

export function createAccess(options: AccessOptions): Access {
  const { db, clock, log, verifier, transact, policy, writeLimit } = options;
  const personOf = createAuthenticate(verifier);
  const authenticator = new Authenticator(personOf, writeLimit);
  const resolver = new ActorResolver(options);

  async function readAs<Who extends keyof Actors>(request: FastifyRequest, who: Who) {
    const person = await authenticator.requirePerson(request);
    const actor = await resolver.resolve(db, person, who, readRules(request, policy));
    return { actor, db, clock, log };
  }

  return {
    beforeWrites(request, _reply, done) {
      if (isApiWrite(request) && !isOpen(request)) authenticator.requirePerson(request).then(() => done(), done);
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
      const level = await resolver.operatorLevelOf(db, person);
      if (typeof level === 'string') return level;
      return person ? { ...person, level } : 'signed-out';
    },

    visit: (request) => ({ person: () => personOf(request), as: (who) => readAs(request, who) }),

    async read(request, reply, who, act) {
      const ctx = await readAs(request, who);
      const value = await act(ctx);
      if (value instanceof Readable) await reply.header('cache-control', PRIVATE).send(value);
      else send(reply, { status: 200, body: JSON.stringify(value) });
    },

    async beforeBody(request, reply, write) {
      const person = await authenticator.countChange(request, reply, write);
      readRequestKey(request, person.userId);
      const rules = changeRules(request, write, policy.findProfile);
      return { actor: await resolver.resolve(db, person, write.who, rules), db, clock, log };
    },

    async write(request, reply, write, act) {
      const { who, name, status = 200 } = write;
      const person = await authenticator.countChange(request, reply, write);
      const key = readRequestKey(request, person.userId);
      const startedAt = performance.now();
      const answer = await transact(
        (unit) =>
          respondOnce(unit.db, key, async () => {
            // Data that arrives while the account is being deleted must not outlive it. For players, `lockProfile` locks
            // the row instead.
            if (who === 'person') await lockPerson(unit.db, person.userId);
            const rules = changeRules(request, write, policy.lockProfile);
            const actor = await resolver.resolve(unit.db, person, who, rules);
            const value = await act({ ...unit, actor, clock, log });
            if (value instanceof ExistingResult) return { status: 200, body: JSON.stringify(value.value) };
            return { status, body: JSON.stringify(value ?? null) };
          }),
        { actor: toAuditActor(person) },
      );
      log.info({ name, milliseconds: Math.round(performance.now() - startedAt) }, 'written');
      send(reply, answer);
    },
  };
}

function readRules(request: FastifyRequest, { findProfile }: AccessPolicy): ActorRules {
  return { evenSuspended: true, level: levelOf(request), freshSignInFor: wantsFreshSignIn(request), findProfile };
}

function changeRules(
  request: FastifyRequest,
  { who, evenSuspended = false, brake }: WriteOptions,
  findProfile: AccessPolicy['findProfile'],
): ActorRules {
  const freshSignInFor = who === 'operator' ? 'operator' : wantsFreshSignIn(request);
  return { evenSuspended, level: levelOf(request), freshSignInFor, findProfile, ...(brake && { brake }) };
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

function send(reply: FastifyReply, { status, body, isReplay = false }: Answer): void {
  if (isReplay) reply.header(REPLAYED, 'true');
  reply.code(status).header('cache-control', PRIVATE).type('application/json; charset=utf-8').send(body);
}
