import type { AuditAction, Effects } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { rulesInForce } from './moderate-text.service.ts';
import type { ForbiddenWord, NewWordRule, StoredWordRule, WordRuleChange } from './word.contract.ts';
import { findAll, insert, remove, update } from './word.repository.ts';
import { findForbidden } from './word.rules.ts';
import { validatePattern } from './word-pattern.rules.ts';

type OperatorCtx = WriteCtx<Operator>;

/** Lets other features react to a changed rule, in the same transaction. */
export type OnWordsChange = (effects: Effects) => void;

export function listWordRules({ db }: Pick<OperatorCtx, 'db'>): Promise<StoredWordRule[]> {
  return findAll(db);
}

export async function tryWords({ db }: Pick<OperatorCtx, 'db'>, text: string): Promise<ForbiddenWord[]> {
  return findForbidden(text, await rulesInForce(db, 'text'));
}

export async function addWordRule(ctx: OperatorCtx, rule: NewWordRule): Promise<StoredWordRule> {
  requireReadable(rule.pattern);
  const added = await insert(ctx.db, rule, ctx.clock.now());
  audit(ctx, 'word.add', added);
  return added;
}

export async function changeWordRule(ctx: OperatorCtx, id: number, change: WordRuleChange): Promise<StoredWordRule> {
  if (change.pattern !== undefined) requireReadable(change.pattern);
  const changed = await update(ctx.db, id, change, ctx.clock.now());
  if (!changed) throw missing();
  audit(ctx, 'word.change', changed);
  return changed;
}

export async function deleteWordRule(ctx: OperatorCtx, id: number): Promise<void> {
  const removed = await remove(ctx.db, id);
  if (!removed) throw missing();
  audit(ctx, 'word.remove', removed);
}

function requireReadable(pattern: string): void {
  const message = validatePattern(pattern);
  if (message !== undefined) throw new AppError('INVALID_INPUT', { issues: [{ path: 'pattern', message }] });
}

function missing(): AppError {
  return new AppError('NOT_FOUND', { message: peopleErrors.unknownWord });
}

function audit({ effects }: OperatorCtx, action: AuditAction, rule: StoredWordRule): void {
  const { id, kind, pattern, verdict, scope, isActive } = rule;
  effects.audit(action, `word:${id}`, { kind, pattern, verdict, scope, isActive });
}
