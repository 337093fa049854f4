import type { JWTVerifyGetKey } from 'jose';
import type { Db } from '#platform/database/db.ts';
import type { Person } from '../access/actor.ts';

/** Who a person is at Discord or Kakao, as the provider's own rows say it: a person cannot change it. */
export interface VerifiedIdentity {
  readonly provider: string;
  readonly providerId: string;
  /** What the upstream calls him. */
  readonly name: string | null;
  /** The picture's address at the upstream. */
  readonly avatarUrl: string | null;
}

/** How tokens of the provider are verified. */
export interface TokenRules {
  readonly keyOf: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
}

/** What the site asks of whoever signs people in: the embedded provider, or one elsewhere (`AUTH_URL`). */
export interface IdentityProvider {
  readonly tokens: TokenRules;
  /** Whether the site itself can list and end sessions. */
  readonly hasSessions: boolean;
  /** @throws {AppError} UNAVAILABLE when the provider does not answer */
  identitiesOf(db: Db, person: Person): Promise<readonly VerifiedIdentity[]>;
  /** Whether the session of a still valid token was ended meanwhile. Always true where only the provider knows. */
  isSessionAlive(db: Db, person: Person): Promise<boolean>;
  /** Forgets the person; in the same transaction where it can be. */
  removeUser(db: Db, userId: string): Promise<void>;
  /** Keys or settings changed in another process. */
  reload(): Promise<void>;
}
