import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { Person } from './actor.ts';

/** Maximum age of a sign-in, in milliseconds (contract §4). */
const MAX_AGE_MS = { account: 10 * MINUTE_MS, operator: 12 * HOUR_MS } as const;
/** The provider's clock may be ahead of this one. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

export type FreshSignInFor = keyof typeof MAX_AGE_MS;

const MESSAGE: Record<FreshSignInFor, string> = {
  account: peopleErrors.signInAgain,
  operator: peopleErrors.operatorSignInAgain,
};

/** @throws {AppError} FORBIDDEN with `data.needsSignIn`, also when the token does not tell when the person signed in */
export function requireFreshSignIn({ proof }: Pick<Person, 'proof'>, purpose: FreshSignInFor, now: Date): void {
  const signedInAt = proof?.signedInAt ?? null;
  const age = signedInAt === null ? Number.NaN : now.getTime() - signedInAt * 1000;
  if (age <= MAX_AGE_MS[purpose] && age >= -CLOCK_TOLERANCE_MS) return;
  throw new AppError('FORBIDDEN', { message: MESSAGE[purpose], data: { needsSignIn: true } });
}
