import type { AuditAction, Effects } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { rulesInForce } from './moderate-text.service.ts';
import type {
  CorpusName,
  CorpusTrialAnswer,
  ListedWordRule,
  NewWordRule,
  StoredWordRule,
  WordRuleChange,
} from './word.contract.ts';
import { findAll, findRule, insert, remove, type SeenRule, update } from './word.repository.ts';
import { findPlaced, type PlacedWord } from './word.rules.ts';
import type { WordCorpora } from './word-corpus.ts';
import { countHits } from './word-hit.repository.ts';
import { firstDayOfHits } from './word-hits.service.ts';
import { validatePattern } from './word-pattern.rules.ts';
import { requireFewHits, tryRule } from './word-trial.service.ts';

type OperatorCtx = WriteCtx<Operator>;

/** Lets other features react to a changed rule, in the same transaction. */
export type OnWordsChange = (effects: Effects) => void;

export interface WordSite {
  corpora: WordCorpora;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

export async function listWordRules({ db, clock }: Ctx<Operator>): Promise<ListedWordRule[]> {
  const rules = await findAll(db);
  const hits = await countHits(db, firstDayOfHits(clock.now()));
  return rules.map((rule) => ({ ...rule, hits: hits.get(rule.id) ?? 0 }));
}

/** Finds the words of a text by the rules in force. */
export async function tryWords({ db }: Pick<OperatorCtx, 'db'>, text: string): Promise<PlacedWord[]> {
  return findPlaced(text, await rulesInForce(db, 'text'));
}

/** Tries a rule that is not saved on a corpus. */
export function tryNewRule(
  { db }: Pick<OperatorCtx, 'db'>,
  corpora: WordCorpora,
  { rule: { kind, pattern, verdict = 'refuse', scope = 'both' }, among }: { rule: NewWordRule; among: CorpusName },
): Promise<CorpusTrialAnswer> {
  requireReadable(pattern, 'rule.pattern');
  return tryRule(db, corpora, { rule: { id: 0, kind, pattern, verdict, scope }, among });
}

export async function addWordRule(ctx: OperatorCtx, site: WordSite, rule: NewWordRule): Promise<StoredWordRule> {
  requireReadable(rule.pattern);
  const added = await insert(ctx.db, rule, ctx.clock.now());
  await requireFewHits(ctx.db, site.corpora, ctx.actor, added);
  await record(ctx, site, 'word.add', added);
  return added;
}

/** @throws {AppError} NOT_FOUND, CONFLICT with the present rule when it has another version than the one that was seen */
export async function changeWordRule(
  ctx: OperatorCtx,
  site: WordSite,
  id: number,
  change: WordRuleChange,
): Promise<StoredWordRule> {
  if (change.pattern !== undefined) requireReadable(change.pattern);
  const changed = await update(ctx.db, id, change, ctx.clock.now());
  if (!changed) throw await missing(ctx, id);
  await requireFewHits(ctx.db, site.corpora, ctx.actor, changed);
  await record(ctx, site, 'word.change', changed);
  return changed;
}

/** @throws {AppError} as `changeWordRule` */
export async function deleteWordRule(ctx: OperatorCtx, site: WordSite, seen: SeenRule): Promise<void> {
  const removed = await remove(ctx.db, seen);
  if (!removed) throw await missing(ctx, seen.id);
  await record(ctx, site, 'word.remove', removed);
}

function requireReadable(pattern: string, path = 'pattern'): void {
  const message = validatePattern(pattern);
  if (message !== undefined) throw new AppError('INVALID_INPUT', { issues: [{ path, message }] });
}

async function missing({ db }: OperatorCtx, id: number): Promise<AppError> {
  const current = await findRule(db, id);
  if (!current) return new AppError('NOT_FOUND', { message: peopleErrors.unknownWord });
  return new AppError('CONFLICT', { message: peopleErrors.changedWord, data: { reason: 'CHANGED', current } });
}

async function record(ctx: OperatorCtx, site: WordSite, action: AuditAction, rule: StoredWordRule): Promise<void> {
  const { id, kind, pattern, verdict, scope, isActive } = rule;
  ctx.effects.audit(action, `word:${id}`, { kind, pattern, verdict, scope, isActive });
  await publishDeskChange(ctx, site, { kind: 'word', id });
}
