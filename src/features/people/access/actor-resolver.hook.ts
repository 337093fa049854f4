import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Callers } from '#platform/http/caller-access.ts';
import type { BrakeGroup, OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import type { Operator, Person, Player } from './actor.ts';
import { brakeText } from './brake.labels.ts';
import { type FreshSignInFor, requireFreshSignIn } from './fresh-sign-in.rules.ts';
import { brakeEndFor, type SiteSwitches } from './site-switches.rules.ts';

export interface Actors extends Callers {
  person: Person;
  player: Player;
  operator: Operator;
}

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

export interface ActorRules {
  evenSuspended: boolean;
  level: OperatorLevel;
  freshSignInFor: FreshSignInFor | undefined;
  findProfile: AccessPolicy['findProfile'];
  brake?: BrakeGroup;
}

interface ActorResolverOptions {
  clock: Clock;
  provider: IdentityProvider;
  policy: AccessPolicy;
  switches(): SiteSwitches;
}

/** Makes an authenticated person the player or operator that an endpoint asks for. */
export class ActorResolver {
  readonly #clock: Clock;
  readonly #provider: IdentityProvider;
  readonly #policy: AccessPolicy;
  readonly #switches: ActorResolverOptions['switches'];

  constructor({ clock, provider, policy, switches }: ActorResolverOptions) {
    this.#clock = clock;
    this.#provider = provider;
    this.#policy = policy;
    this.#switches = switches;
  }

  /** @throws {AppError} LOGIN_REQUIRED, FORBIDDEN, SUSPENDED, NOT_ALLOWED */
  async resolve<Who extends keyof Actors>(db: Db, person: Person, who: Who, rules: ActorRules): Promise<Actors[Who]> {
    // An access token stays valid after its session was ended.
    const now = this.#clock.now();
    if (!(await this.#provider.isSessionAlive(db, person, now))) throw new AppError('LOGIN_REQUIRED');
    const actors: { [Name in keyof Actors]: () => Promise<Actors[Name]> } = {
      person: async () => person,
      player: () => this.#findPlayer(db, person, rules, now),
      operator: () => this.#findOperator(db, person, rules),
    };
    const actor = await actors[who]();
    const { freshSignInFor } = rules;
    if (freshSignInFor) requireFreshSignIn(person, freshSignInFor, now);
    if (freshSignInFor === 'operator') await this.#policy.requireSecondFactor(db, person, now);
    return actor;
  }

  /** A token that has expired, or whose session was ended, counts as signed out. */
  async operatorLevelOf(db: Db, person: Person | null): Promise<OperatorLevel | 'none' | 'signed-out'> {
    if (!person || !(await this.#provider.isSessionAlive(db, person, this.#clock.now()))) return 'signed-out';
    return (await this.#policy.findOperatorLevel(db, person.userId)) ?? 'none';
  }

  async #findPlayer(db: Db, person: Person, rules: ActorRules, now: Date): Promise<Player> {
    const profile = await rules.findProfile(db, person.userId);
    if (!profile) throw noProfile();
    if (!rules.evenSuspended) this.#policy.requireNotSuspended(profile, now);
    if (rules.brake) await this.#requireNoBrake(db, profile, rules.brake, now);
    return { ...person, profile };
  }

  /** @throws {AppError} NOT_ALLOWED while operators hold back such writes of new players */
  async #requireNoBrake(db: Db, { userId, createdAt }: OwnProfile, group: BrakeGroup, now: Date): Promise<void> {
    const { brake } = this.#switches();
    const until = brakeEndFor(brake, group, new Date(createdAt), now);
    if (!brake || !until || (await this.#policy.findOperatorLevel(db, userId)) !== null) return;
    throw new AppError('NOT_ALLOWED', {
      message: brakeText(group, brake.minAccountHours, until),
      data: { until: until.toISOString() },
    });
  }

  async #findOperator(db: Db, person: Person, { level }: ActorRules): Promise<Operator> {
    const own = await this.#policy.findOperatorLevel(db, person.userId);
    return { ...person, level: this.#policy.requireLevel({ level: own }, level) };
  }
}

/** 403 rather than 401, because signing in again would not create the profile. */
function noProfile(): AppError {
  return new AppError('FORBIDDEN', {
    message: peopleErrors.profileFirst,
    data: { needsProfile: true },
  });
}
