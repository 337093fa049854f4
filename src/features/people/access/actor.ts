import type { ChangeCtx, ReadCtx } from '#platform/http/caller-access.ts';
import type { OperatorLevel } from '#shared/operator-level.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';

/** Someone who is signed in. */
export interface Person {
  readonly userId: string;
  /** The provider's session; null when the provider names none. */
  readonly sessionId: string | null;
  /** The verified access token, to ask an external provider in the person's name. Never logged. */
  readonly token: string;
}

/** Someone with a profile. */
export interface Player extends Person {
  readonly profile: OwnProfile;
}

/** Someone who runs the site. */
export interface Operator extends Person {
  readonly level: OperatorLevel;
}

/** How the audit names someone. */
export function auditActorOf({ userId }: Pick<Person, 'userId'>): string {
  return `user:${userId}`;
}

/** What a use case works with; passed, never ambient. */
export type Ctx<Actor> = ReadCtx<Actor>;

/** What a use case that changes something works with: `db` is its transaction, `effects` are what is to follow from it. */
export type WriteCtx<Actor> = ChangeCtx<Actor>;
