import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { refusalOf } from './word.labels.ts';
import { findInForce, findVersion } from './word.repository.ts';
import { type CompiledRule, compileRules, findForbidden, type Verdict, verdictOf } from './word.rules.ts';

/** By version. More than one while transactions from before and after a change overlap. */
const compiled = new Map<string, readonly CompiledRule[]>();
const MAX_COMPILED = 4;

/**
 * Returns the compiled rules as this transaction reads them. Reads the version each time, so that an operator's change
 * applies
 * from the next request on in every process.
 */
export async function rulesInForce(db: Db): Promise<readonly CompiledRule[]> {
  const known = compiled.get(await findVersion(db));
  if (known) return known;
  const { version, rules } = await findInForce(db);
  const fresh = compileRules(rules);
  const [oldest] = compiled.keys();
  if (oldest !== undefined && compiled.size >= MAX_COMPILED) compiled.delete(oldest);
  compiled.set(version, fresh);
  return fresh;
}

export async function judgeText(db: Db, ...texts: readonly string[]): Promise<Verdict> {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length === 0) return { verdict: 'allow' };
  const rules = await rulesInForce(db);
  return verdictOf(written.flatMap((text) => findForbidden(text, rules)));
}

/**
 * @param db the transaction of the write
 * @throws {AppError} NOT_ALLOWED with `data.rule` (CASH_TRADE, AD, ABUSE), `data.word` and a Korean sentence
 */
export async function requireCleanText(db: Db, ...texts: readonly string[]): Promise<void> {
  const judged = await judgeText(db, ...texts);
  if (judged.verdict !== 'refuse') return;
  const { rule, word } = judged.found;
  throw new AppError('NOT_ALLOWED', { message: refusalOf(judged.found), data: { rule: rule.kind, word } });
}
