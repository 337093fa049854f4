import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { AuditAction, AuditDetail } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { isOperator } from '../operators/operator.service.ts';
import { profileTopics } from '../people.topics.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { deleteLasting, type LastingSuspension, updateLasting } from './lasting-suspension.repository.ts';
import {
  clearSuspension,
  findRunning,
  lockProfile,
  type RunningFilter,
  type SuspendableProfile,
  setSuspension,
} from './operator-suspension.repository.ts';
import type { NewSuspension, Suspension } from './suspension.contract.ts';
import { SUSPENSION_CHANGED } from './suspension.jobs.ts';
import { requireMaySuspend } from './suspension.policy.ts';
import { validateSuspensionEnd } from './suspension.rules.ts';

type OperatorCtx = WriteCtx<Operator>;

/**
 * Suspends a player from the next write on, in every process; replaces a running suspension. For a deleted profile it
 * changes the suspension that is stored for the player's return.
 * @param operatorUserIds operators by configuration
 */
export async function suspend(
  ctx: OperatorCtx,
  { profileId, until, reason }: NewSuspension,
  operatorUserIds: readonly string[],
): Promise<Suspension> {
  const now = ctx.clock.now();
  const end = new Date(until);
  const issue = validateSuspensionEnd(end, now);
  if (issue !== undefined) throw new AppError('INVALID_INPUT', { issues: [{ path: 'until', message: issue }] });
  requireMaySuspend(ctx.actor, { until: end, now });
  const profile = await requireProfile(ctx, profileId);
  await requireSuspendable(ctx, profile, operatorUserIds);
  await replaceSuspension(ctx, profile, { until: end, reason }, now);
  await auditAndDropPages(ctx, profile, 'suspension.set', { until: end.toISOString(), reason });
  return {
    profileId,
    userId: profile.userId,
    name: profile.name,
    until: end.toISOString(),
    reason,
    suspendedAt: now.toISOString(),
    isDeleted: profile.deletedAt !== null,
  };
}

/** @throws {AppError} NOT_FOUND when none runs */
export async function endSuspension(ctx: OperatorCtx, profileId: number): Promise<void> {
  const now = ctx.clock.now();
  const profile = await requireProfile(ctx, profileId);
  const wasSuspended = profile.bannedAt !== null && profile.bannedAt > now;
  const wasStored = await deleteLasting(ctx.db, profileId, now);
  if (!wasSuspended && !wasStored) throw new AppError('NOT_FOUND', { message: peopleErrors.notSuspended });
  await clearSuspension(ctx.db, profileId);
  await auditAndDropPages(ctx, profile, 'suspension.lift', {});
}

export function listSuspensions(
  { db, clock }: Pick<Ctx<Operator>, 'db' | 'clock'>,
  page: Omit<RunningFilter, 'now'>,
): Promise<Suspension[]> {
  return findRunning(db, { ...page, now: clock.now() });
}

async function requireProfile({ db }: OperatorCtx, profileId: number): Promise<SuspendableProfile> {
  const profile = await lockProfile(db, profileId);
  if (!profile) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  return profile;
}

async function requireSuspendable(
  { db, actor }: OperatorCtx,
  { userId }: SuspendableProfile,
  operatorUserIds: readonly string[],
): Promise<void> {
  if (userId === null) return;
  if (userId === actor.userId) throw new AppError('CONFLICT', { message: peopleErrors.ownSuspension });
  if (await isOperator(db, operatorUserIds, userId)) {
    throw new AppError('CONFLICT', { message: peopleErrors.operatorSuspension });
  }
}

/** Updates the copy for the player's return too, so that deleting the account undoes nothing. */
async function replaceSuspension(
  { db }: OperatorCtx,
  profile: SuspendableProfile,
  suspension: LastingSuspension,
  now: Date,
): Promise<void> {
  const isStored = await updateLasting(db, profile.id, suspension);
  if (profile.deletedAt !== null && !isStored) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.deletedProfile });
  }
  if (profile.deletedAt === null) await setSuspension(db, profile.id, suspension, now);
}

async function auditAndDropPages(
  { db, effects }: OperatorCtx,
  profile: SuspendableProfile,
  action: AuditAction,
  detail: AuditDetail,
): Promise<void> {
  effects.audit(action, `profile:${profile.id}`, detail);
  effects.enqueue(SUSPENSION_CHANGED, { profileId: profile.id });
  await invalidatePages(db, profileTopics(profile));
}
