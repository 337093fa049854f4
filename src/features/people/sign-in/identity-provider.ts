import type { JWTVerifyGetKey } from 'jose';
import type { Db } from '#platform/database/db.ts';
import type { Person } from '../access/actor.ts';

export interface VerifiedIdentity {
  readonly provider: string;
  readonly providerId: string;
  readonly name: string | null;
  readonly avatarUrl: string | null;
}

export interface TokenRules {
  readonly keyOf: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
}

/** Implemented by the embedded provider and by an external one (`AUTH_URL`). */
export interface IdentityProvider {
  readonly tokens: TokenRules;
  readonly hasSessions: boolean;
  /** @throws {AppError} UNAVAILABLE when the provider does not answer */
  identitiesOf(db: Db, person: Person): Promise<readonly VerifiedIdentity[]>;
  /** Whether the session of a still valid token exists and has not reached its end. Always true for an external provider. */
  isSessionAlive(db: Db, person: Person, now: Date): Promise<boolean>;
  removeUser(db: Db, userId: string): Promise<void>;
  reload(): Promise<void>;
  /** Whether it answers; the embedded one always does. */
  isReachable(): Promise<boolean>;
}
