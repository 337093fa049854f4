import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { listActsAbout } from '../audit/audit.service.ts';
import { findOperatorLevel, listOperators } from '../operators/operator.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { readReportsOf } from '../players/read-player.service.ts';
import { endWarning } from '../sanctions/sanction.service.ts';
import { listSanctions, readRunningSuspension } from '../sanctions/sanction-rows.service.ts';
import { decideSuspension } from '../suspensions/operator-suspension.service.ts';
import { levelFor, requireMayEndSuspension } from '../suspensions/suspension.policy.ts';
import type { Appeal, InquiryAnswer } from './inquiry.contract.ts';

const MAX_ACTS = 50;

interface Appealing {
  inquiryId: number;
  profileId: number;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

/** Reads what stands beside an appeal: the suspension that runs, the reports and the acts behind it. */
export async function readAppeal(
  { db, clock, actor }: Pick<Ctx<Operator>, 'db' | 'clock' | 'actor'>,
  { profileId, operatorUserIds }: Omit<Appealing, 'inquiryId'>,
): Promise<Appeal> {
  const now = clock.now();
  const sanctions = await listSanctions(db, profileId);
  const running = await readRunningSuspension(db, profileId, now);
  const isOwn = running?.operatorUserId === actor.userId;
  return {
    suspension: running
      ? {
          suspendedAt: running.at.toISOString(),
          until: running.until.toISOString(),
          reason: running.reason,
          by: running.operatorUserId,
          byName: sanctions.find(({ id }) => id === running.id)?.byName ?? null,
        }
      : null,
    sanctions,
    reports: await readReportsOf(
      db,
      sanctions.flatMap(({ reportId }) => reportId ?? []),
    ),
    acts: await listActsAbout(db, profileId, MAX_ACTS),
    isOwn,
    isForOthers:
      isOwn && running !== undefined && (await isOtherThere(db, actor, { until: running.until, now, operatorUserIds })),
  };
}

/**
 * Lifts or shortens the suspension and takes back the warning, as the answer to an appeal says; leaving both out keeps
 * them, which is decided by the same people.
 * @returns whether the operator decides on an own act, because nobody else may
 * @throws {AppError} CONFLICT with the reason CHANGED, or OWN for the operator who set it where another may decide
 */
export async function decideAppeal(
  ctx: WriteCtx<Operator>,
  { suspension, endWarning: warningId }: Pick<InquiryAnswer, 'suspension' | 'endWarning'>,
  { inquiryId, profileId, operatorUserIds }: Appealing,
): Promise<boolean> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  const running = await readRunningSuspension(db, profileId, now);
  if (running) requireMayEndSuspension(actor, { until: running.until, now });
  const warning = warningId === undefined ? undefined : await requireWarning(db, { profileId, id: warningId, now });
  const setters = [running?.operatorUserId, warning?.by];
  const isOwn = setters.includes(actor.userId);
  const until = running?.until ?? now;
  if (isOwn && (await isOtherThere(db, actor, { until, now, operatorUserIds }))) {
    throw new AppError('CONFLICT', { message: peopleErrors.ownAppeal, data: { reason: 'OWN' } });
  }
  const detail = { inquiryId, ...(isOwn && { isOwn }) };
  if (suspension) await decideSuspension(ctx, { profileId, ...suspension }, operatorUserIds, detail);
  if (warning) await endWarning(ctx, { profileId, id: warning.id, detail }, operatorUserIds);
  return isOwn;
}

async function requireWarning(db: Db, { profileId, id, now }: { profileId: number; id: number; now: Date }) {
  const found = (await listSanctions(db, profileId)).find((sanction) => sanction.id === id);
  if (found?.kind === 'warning' && found.endedAt === null && new Date(found.until) > now) return found;
  throw new AppError('CONFLICT', { message: peopleErrors.warningChanged, data: { reason: 'CHANGED' } });
}

/** Whether another operator has the level that may end the suspension. */
async function isOtherThere(
  db: Db,
  { userId }: Operator,
  { until, now, operatorUserIds }: { until: Date; now: Date; operatorUserIds: readonly string[] },
): Promise<boolean> {
  const named = [...operatorUserIds, ...(await listOperators(db)).map((operator) => operator.userId)];
  const others = new Set(named.map((id) => id.toLowerCase()).filter((id) => id !== userId));
  for (const other of others) {
    const level = await findOperatorLevel(db, operatorUserIds, other);
    if (level !== null && level <= levelFor(until, now)) return true;
  }
  return false;
}
