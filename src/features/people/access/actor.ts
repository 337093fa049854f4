import type { ChangeCtx, ReadCtx } from '#platform/http/caller-access.ts';
import type { Proof } from '#platform/session/token-verifier.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { OwnProfile } from '../profiles/profile.contract.ts';

export interface Person {
  readonly userId: string;
  /** Null when the provider names no session. */
  readonly sessionId: string | null;
  /** Absent: unknown, so whatever needs a fresh sign-in is refused. */
  readonly proof?: Proof;
  /** The verified access token, for calls to an external provider in the person's name. Never logged. */
  readonly token: string;
}

export interface Player extends Person {
  readonly profile: OwnProfile;
}

export interface Operator extends Person {
  readonly level: OperatorLevel;
}

export function toAuditActor({ userId }: Pick<Person, 'userId'>): string {
  return `user:${userId}`;
}

export type Ctx<Actor> = ReadCtx<Actor>;

/** `db` is the use case's transaction; `effects` run after it commits. */
export type WriteCtx<Actor> = ChangeCtx<Actor>;
