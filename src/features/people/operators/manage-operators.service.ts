import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { countActs } from '../audit/audit.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { ListedOperator, OperatorChange, OperatorRemoval } from './operator.contract.ts';
import { requireLevel } from './operator.policy.ts';
import {
  findAll,
  findNamed,
  hasAccount,
  insert,
  lockAdministratorsAnd,
  type OperatorRow,
  remove,
} from './operator.repository.ts';
import { auditAddition, findOperatorLevel, removeOperator, replaceTerm, type Term } from './operator.service.ts';
import { isLastAdministrator } from './operator-last.rules.ts';
import type { RevertActs } from './revert-acts.ts';

type OperatorCtx = WriteCtx<Operator>;
type Configured = Pick<Config, 'operatorUserIds'>;

export async function listOperatorsForDesk(
  { db }: Pick<Ctx<Operator>, 'db'>,
  { operatorUserIds }: Configured,
): Promise<ListedOperator[]> {
  const rows = await findAll(db);
  const configured = [...new Set(operatorUserIds.map((id) => id.toLowerCase()))];
  const byConfiguration = configured.map((userId) => ({
    userId,
    level: OPERATOR_LEVEL.administrator,
    until: null,
    addedAt: rows.find((row) => row.userId === userId)?.addedAt ?? null,
    givenBy: null,
    isConfigured: true,
  }));
  const others = rows.filter(({ userId }) => !configured.includes(userId));
  return toListed(db, [...byConfiguration, ...others.map((row) => ({ ...row, isConfigured: false }))]);
}

/** @throws {AppError} NOT_FOUND for an unknown account; CONFLICT when the person is an operator already */
export async function grantOperator(
  ctx: OperatorCtx,
  configured: Configured,
  { userId, ...given }: { userId: string; level: Term['level']; until?: string | null | undefined },
): Promise<ListedOperator> {
  const { db, clock, actor } = ctx;
  const term = toTerm(given, clock.now());
  const { before } = await lockForChange(ctx, configured, userId);
  if (before && !before.hasEnded) throw conflict('EXISTS', peopleErrors.operatorExists);
  if (!(await hasAccount(db, userId))) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownAccount });
  if (before) await remove(db, userId);
  const isNew = await insert(db, { ...term, userId, addedAt: clock.now(), givenBy: actor.userId });
  if (!isNew) throw conflict('EXISTS', peopleErrors.operatorExists);
  auditAddition(ctx, userId, term);
  return requireListed(ctx, configured, userId);
}

/** @throws {AppError} NOT_FOUND; CONFLICT for the last administrator */
export async function changeOperator(
  ctx: OperatorCtx,
  configured: Configured,
  userId: string,
  change: OperatorChange,
): Promise<ListedOperator> {
  const after = toTerm(change, ctx.clock.now());
  const { before, requireNotLast } = await lockForChange(ctx, configured, userId);
  if (!before) throw noOperator();
  requireNotLast(before, after);
  await replaceTerm(ctx, userId, before, after);
  return requireListed(ctx, configured, userId);
}

/** @throws {AppError} NOT_FOUND; CONFLICT for the last administrator */
export async function dismissOperator(
  ctx: OperatorCtx,
  configured: Configured,
  userId: string,
  { reason, revertHours }: OperatorRemoval,
  revertActs: RevertActs,
): Promise<void> {
  const { before, requireNotLast } = await lockForChange(ctx, configured, userId);
  if (!before) throw noOperator();
  requireNotLast(before, null);
  await removeOperator(ctx, userId, { reason });
  if (revertHours !== undefined) await revertActs(ctx, userId, { hours: revertHours, reason });
}

interface Locked {
  before: OperatorRow | undefined;
  requireNotLast(before: OperatorRow, after: Term | null): void;
}

/** When two change each other at once, the second to get the lock is judged by what the first left. */
async function lockForChange(
  { db, actor }: OperatorCtx,
  { operatorUserIds }: Configured,
  userId: string,
): Promise<Locked> {
  const rows = await lockAdministratorsAnd(db, userId);
  const level = await findOperatorLevel(db, operatorUserIds, actor.userId);
  requireLevel({ level }, OPERATOR_LEVEL.administrator);
  if (operatorUserIds.some((id) => id.toLowerCase() === userId)) {
    throw conflict('CONFIGURED', peopleErrors.configuredOperator);
  }
  const others = rows.filter((row) => row.userId !== userId);
  return {
    before: rows.find((row) => row.userId === userId),
    requireNotLast(before, after) {
      const isLast = isLastAdministrator(before, after, { others, hasConfigured: operatorUserIds.length > 0 });
      if (isLast) throw conflict('LAST', peopleErrors.lastAdministrator);
    },
  };
}

function toTerm({ level, until = null }: { level: Term['level']; until?: string | null | undefined }, now: Date): Term {
  const end = until === null ? null : new Date(until);
  if (end === null || end > now) return { level, until: end };
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'until', message: peopleErrors.endBeforeNow }] });
}

async function requireListed({ db }: OperatorCtx, configured: Configured, userId: string): Promise<ListedOperator> {
  const found = (await listOperatorsForDesk({ db }, configured)).find((row) => row.userId === userId);
  if (!found) throw new Error('An operator that was just written is gone.');
  return found;
}

type Described = Omit<OperatorRow, 'addedAt' | 'hasEnded'> & { addedAt: Date | null; isConfigured: boolean };

async function toListed(db: Db, rows: readonly Described[]): Promise<ListedOperator[]> {
  const userIds = rows.map(({ userId }) => userId);
  const givers = rows.flatMap(({ givenBy }) => (givenBy === null || givenBy === 'command' ? [] : [givenBy]));
  const named = await findNamed(db, [...new Set([...userIds, ...givers])]);
  const accounts = new Map(named.map((account) => [account.userId, account]));
  const acts = await countActs(db, userIds);
  return rows.map(({ userId, level, until, addedAt, givenBy, isConfigured }) => ({
    userId,
    profileId: accounts.get(userId)?.profileId ?? null,
    name: accounts.get(userId)?.name ?? null,
    level,
    until: until?.toISOString() ?? null,
    addedAt: addedAt?.toISOString() ?? null,
    by: givenBy,
    byName: givenBy === null ? null : (accounts.get(givenBy)?.name ?? null),
    isConfigured,
    acts: acts.get(userId)?.count ?? 0,
    lastActAt: acts.get(userId)?.lastAt.toISOString() ?? null,
  }));
}

function conflict(reason: Uppercase<string>, message: string): AppError {
  return new AppError('CONFLICT', { message, data: { reason } });
}

function noOperator(): AppError {
  return new AppError('NOT_FOUND', { message: peopleErrors.unknownOperator });
}
