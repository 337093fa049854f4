import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { AuditAction, AuditDetail } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { publishPlayerChange } from '../operators/publish-desk-change.service.ts';
import { profileTopics } from '../people.topics.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { lockSanctionable } from '../sanctions/sanction.service.ts';
import type { RunningSuspension, SanctionablePlayer } from '../sanctions/sanction-row.ts';
import {
  endRunningSuspensions,
  readRunningSuspension,
  recordSanction,
  shortenRunningSuspensions,
} from '../sanctions/sanction-rows.service.ts';
import {
  deleteLasting,
  type LastingSuspension,
  setLastingEnd,
  updateLasting,
} from './lasting-suspension.repository.ts';
import {
  clearSuspension,
  findRunning,
  type RunningFilter,
  setSuspension,
  setSuspensionEnd,
} from './operator-suspension.repository.ts';
import type { NewSuspension, Suspension } from './suspension.contract.ts';
import { SUSPENSION_CHANGED } from './suspension.jobs.ts';
import { requireMayEndSuspension, requireMaySuspend } from './suspension.policy.ts';
import { validateSuspensionEnd } from './suspension.rules.ts';

type OperatorCtx = WriteCtx<Operator>;

/**
 * Suspends a player from the next write on, in every process; replaces a running suspension. For a deleted profile it
 * changes the suspension that is stored for the player's return.
 * @param operatorUserIds operators by configuration
 * @param reportId the report that it follows
 * @throws {AppError} CONFLICT with the reason CHANGED when another suspension runs than `current` (undefined: any)
 */
export async function suspend(
  ctx: OperatorCtx,
  { profileId, until, reason, current }: NewSuspension,
  operatorUserIds: readonly string[],
  reportId: number | null = null,
): Promise<Suspension> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const end = new Date(until);
  const issue = validateSuspensionEnd(end, now);
  if (issue !== undefined) throw new AppError('INVALID_INPUT', { issues: [{ path: 'until', message: issue }] });
  requireMaySuspend(actor, { until: end, now });
  const player = await lockSanctionable(ctx, profileId, operatorUserIds);
  const running = await readRunningSuspension(db, profileId, now);
  if (current !== undefined) requireSeen(running, current);
  if (running) requireMayEndSuspension(actor, { until: running.until, now });
  const at = momentAfter(running, now);
  await replaceSuspension(ctx, player, { until: end, reason }, at);
  await endRunningSuspensions(db, profileId, at);
  const sanction = { kind: 'suspension', profileId, at, until: end, reason, reportId } as const;
  await recordSanction(db, { ...sanction, operatorUserId: actor.userId });
  await auditAndDropPages(ctx, player, 'suspension.set', { until: end.toISOString(), reason });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  return {
    profileId,
    userId: player.userId,
    name: player.name,
    until: end.toISOString(),
    reason,
    suspendedAt: at.toISOString(),
    isDeleted: player.deletedAt !== null,
  };
}

/** @throws {AppError} NOT_FOUND when none runs; CONFLICT with the reason CHANGED when it is not `current` (undefined: any) */
export async function endSuspension(
  ctx: OperatorCtx,
  { profileId, reason, current }: { profileId: number; reason: string; current?: string | undefined },
  operatorUserIds: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  const player = await lockSanctionable(ctx, profileId, operatorUserIds);
  const running = await readRunningSuspension(ctx.db, profileId, now);
  if (running && current !== undefined) requireSeen(running, current);
  const until = running?.until ?? player.bannedAt;
  if (until === null || until <= now) throw new AppError('NOT_FOUND', { message: peopleErrors.notSuspended });
  requireMayEndSuspension(ctx.actor, { until, now });
  await endNow(ctx, player, { reason });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
}

export interface AppealedSuspension {
  profileId: number;
  /** When the suspension was set that the appeal is about. */
  suspendedAt: string;
  /** Null: lifts it. */
  until: string | null;
}

/**
 * Lifts or shortens the suspension that an appeal is about.
 * @param detail of the audit row
 * @throws {AppError} CONFLICT with the reason CHANGED when it runs no longer; INVALID_INPUT unless the end is nearer
 */
export async function decideSuspension(
  ctx: OperatorCtx,
  { profileId, suspendedAt, until }: AppealedSuspension,
  operatorUserIds: readonly string[],
  detail: AuditDetail,
): Promise<void> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const player = await lockSanctionable(ctx, profileId, operatorUserIds);
  const running = requireSeen(await readRunningSuspension(db, profileId, now), suspendedAt);
  if (!running) throw changed(running);
  requireMayEndSuspension(actor, { until: running.until, now });
  if (until === null) {
    await endNow(ctx, player, detail);
    return publishPlayerChange(ctx, profileId, operatorUserIds);
  }
  const end = new Date(until);
  if (end <= now || end >= running.until) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'suspension.until', message: peopleErrors.notNearer }] });
  }
  await setSuspensionEnd(db, profileId, end);
  await setLastingEnd(db, profileId, end);
  await shortenRunningSuspensions(db, profileId, { until: end, now });
  const ends = { before: running.until.toISOString(), until: end.toISOString() };
  await auditAndDropPages(ctx, player, 'suspension.shorten', { ...ends, ...detail });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
}

export function listSuspensions(
  { db, clock }: Pick<Ctx<Operator>, 'db' | 'clock'>,
  page: Omit<RunningFilter, 'now'>,
): Promise<Suspension[]> {
  return findRunning(db, { ...page, now: clock.now() });
}

async function endNow(ctx: OperatorCtx, player: SanctionablePlayer, detail: AuditDetail): Promise<void> {
  const now = ctx.clock.now();
  await deleteLasting(ctx.db, player.id);
  await clearSuspension(ctx.db, player.id);
  await endRunningSuspensions(ctx.db, player.id, now);
  await auditAndDropPages(ctx, player, 'suspension.lift', detail);
}

/** @param current the moment at which the suspension was set that the operator saw; null: none */
function requireSeen(running: RunningSuspension | undefined, current: string | null): RunningSuspension | undefined {
  const seen = current === null ? undefined : Date.parse(current);
  if (running?.at.getTime() !== seen) throw changed(running);
  return running;
}

function changed(running: RunningSuspension | undefined): AppError {
  const present = running && {
    suspendedAt: running.at.toISOString(),
    until: running.until.toISOString(),
    reason: running.reason,
    by: running.operatorUserId,
  };
  return new AppError('CONFLICT', {
    message: peopleErrors.suspensionChanged,
    data: { reason: 'CHANGED', suspension: present ?? null },
  });
}

/** Two suspensions of a player are told apart by their moment. */
function momentAfter(running: RunningSuspension | undefined, now: Date): Date {
  return running && running.at >= now ? new Date(running.at.getTime() + 1) : now;
}

/** Updates the copy for the player's return too, so that deleting the account undoes nothing. */
async function replaceSuspension(
  { db }: OperatorCtx,
  player: SanctionablePlayer,
  suspension: LastingSuspension,
  at: Date,
): Promise<void> {
  const isStored = await updateLasting(db, player.id, suspension);
  if (player.deletedAt !== null && !isStored) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.deletedProfile });
  }
  if (player.deletedAt === null) await setSuspension(db, player.id, suspension, at);
}

async function auditAndDropPages(
  { db, effects }: OperatorCtx,
  player: SanctionablePlayer,
  action: AuditAction,
  detail: AuditDetail,
): Promise<void> {
  effects.audit(action, `profile:${player.id}`, detail);
  effects.enqueue(SUSPENSION_CHANGED, { profileId: player.id });
  await invalidatePages(db, profileTopics(player));
}
