import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { ForbiddenWord, WordKind, WordScope } from './word.contract.ts';
import { refusalOf } from './word.labels.ts';
import { findInForce, findVersion } from './word.repository.ts';
import { type CompiledRule, compileRules, findForbidden, type Verdict, verdictOf } from './word.rules.ts';

type Scope = Exclude<WordScope, 'both'>;
type RulesByScope = Readonly<Record<Scope, readonly CompiledRule[]>>;

/** By version. More than one while transactions from before and after a change overlap. */
const compiled = new Map<string, RulesByScope>();
const MAX_COMPILED = 4;

/**
 * Returns the compiled rules as this transaction reads them. Reads the version each time, so that an operator's change
 * applies from the next request on in every process.
 */
export async function rulesInForce(db: Db, scope: Scope): Promise<readonly CompiledRule[]> {
  const known = compiled.get(await findVersion(db));
  if (known) return known[scope];
  const { version, rules } = await findInForce(db);
  const all = compileRules(rules);
  const fresh = { text: ofScope(all, 'text'), shout: ofScope(all, 'shout') };
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size >= MAX_COMPILED) compiled.delete(oldest);
  compiled.set(version, fresh);
  return fresh[scope];
}

function ofScope(rules: readonly CompiledRule[], scope: Scope): readonly CompiledRule[] {
  return rules.filter(({ rule }) => rule.scope === 'both' || rule.scope === scope);
}

export async function judgeText(db: Db, ...texts: readonly string[]): Promise<Verdict> {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length === 0) return { verdict: 'allow' };
  const rules = await rulesInForce(db, 'text');
  return verdictOf(written.flatMap((text) => findForbidden(text, rules)));
}

/**
 * @param db the transaction of the write
 * @returns what an operator is to look at (`fileUnsureText`), or null
 * @throws {AppError} NOT_ALLOWED with `data.rule` (CASH_TRADE, AD, GAMBLING, ABUSE), `data.word` and a Korean sentence
 */
export async function requireCleanText(db: Db, ...texts: readonly string[]): Promise<ForbiddenWord | null> {
  const judged = await judgeText(db, ...texts);
  if (judged.verdict === 'allow') return null;
  if (judged.verdict === 'review') return judged.found;
  throw refused(judged.found);
}

const REFUSED_AMONG_MEMBERS: readonly WordKind[] = ['CASH_TRADE', 'GAMBLING'];

/**
 * For texts that only members of a group read: trade for cash and gambling are refused there, nothing else, and what is
 * unsure is allowed.
 * @throws {AppError} NOT_ALLOWED like `requireCleanText`
 */
export async function requireCleanTextOfMembers(db: Db, ...texts: readonly string[]): Promise<void> {
  const rules = await rulesInForce(db, 'text');
  const among = rules.filter(({ rule }) => REFUSED_AMONG_MEMBERS.includes(rule.kind));
  const judged = verdictOf(texts.flatMap((text) => findForbidden(text, among)));
  if (judged.verdict === 'refuse') throw refused(judged.found);
}

function refused(found: ForbiddenWord): AppError {
  return new AppError('NOT_ALLOWED', {
    message: refusalOf(found),
    data: { rule: found.rule.kind, word: found.word },
  });
}
