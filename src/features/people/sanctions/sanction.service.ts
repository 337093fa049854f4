import type { Db } from '#platform/database/db.ts';
import type { AuditDetail } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { requireNoOperator } from '../operators/protected-player.service.ts';
import { publishPlayerChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import type { Sanction, Warning } from './sanction.contract.ts';
import { sanctionNotices } from './sanction.notices.ts';
import {
  deleteSanctions,
  findOwnSanctions,
  findSanctions,
  findWarnings,
  insertSanction,
  lockProfile,
  endWarning as setWarningEnded,
} from './sanction.repository.ts';
import { warningEnd } from './sanction.rules.ts';
import type { SanctionablePlayer } from './sanction-row.ts';

type OperatorCtx = WriteCtx<Operator>;

/**
 * Finds the player on whom an operator acts, also one whose account was deleted, and locks the row.
 * @param operatorUserIds operators by configuration
 * @throws {AppError} NOT_FOUND; CONFLICT for an operator and for oneself
 */
export async function lockSanctionable(
  ctx: Pick<OperatorCtx, 'db' | 'actor'>,
  profileId: number,
  operatorUserIds: readonly string[],
): Promise<SanctionablePlayer> {
  const player = await lockProfile(ctx.db, profileId);
  if (!player) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  await requireNoOperator(ctx, player.userId, operatorUserIds);
  return player;
}

/** Tells the player that something was against the rules. It stops nothing, and counts for 365 days. */
export async function warn(
  ctx: OperatorCtx,
  { profileId, reason, reportId = null }: { profileId: number; reason: string; reportId?: number | null },
  operatorUserIds: readonly string[],
): Promise<Sanction> {
  const { db, clock, actor, effects } = ctx;
  const player = await lockSanctionable(ctx, profileId, operatorUserIds);
  if (player.deletedAt !== null) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const at = clock.now();
  const warning = { kind: 'warning', profileId, at, until: warningEnd(at), reason, reportId } as const;
  const id = await insertSanction(db, { ...warning, operatorUserId: actor.userId });
  effects.audit('warning.set', `profile:${profileId}`, { id, reason });
  effects.notify(profileId, sanctionNotices.warned({ id, reason }));
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  const [made] = await findSanctions(db, profileId, 1);
  if (!made) throw new Error('A warning that was just given is gone.');
  return made;
}

export interface EndedWarning {
  profileId: number;
  id: number;
  /** Goes into the audit row: the reason, or the inquiry whose answer has it. */
  detail: AuditDetail;
}

/** @throws {AppError} NOT_FOUND when it counts no longer, or is another player's */
export async function endWarning(
  ctx: OperatorCtx,
  { profileId, id, detail }: EndedWarning,
  operatorUserIds: readonly string[],
): Promise<typeof SUCCESS> {
  const { db, clock, effects } = ctx;
  await lockSanctionable(ctx, profileId, operatorUserIds);
  if (!(await setWarningEnded(db, profileId, id, clock.now()))) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.unknownWarning });
  }
  effects.audit('warning.lift', `profile:${profileId}`, { id, ...detail });
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  return SUCCESS;
}

export { findWarningOwner } from './sanction.repository.ts';

/** Returns the warnings that count, the newest first. */
export async function listWarnings(db: Db, profileId: number, now: Date): Promise<Warning[]> {
  const rows = await findWarnings(db, profileId, now);
  return rows.map(({ at, until, ...row }) => ({ ...row, at: at.toISOString(), until: until.toISOString() }));
}

/** A suspension that runs outlives the account (`suspensions`). */
export const sanctionData: PersonalData = {
  name: 'sanctions',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findOwnSanctions(db, profileId)),
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await deleteSanctions(db, profileId, at);
  },
};
