import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { refusalOf } from './word.labels.ts';
import { findActive } from './word.repository.ts';
import { findForbidden } from './word.rules.ts';

/**
 * Refuses texts with forbidden words, however they are spaced or disguised. The rules are read in the caller's transaction: what
 * an operator has added counts at once, in every process. Empty texts cost nothing.
 * @throws {AppError} NOT_ALLOWED with `data.rule` (CASH_TRADE, AD, ABUSE), `data.word` and a Korean sentence
 */
export async function requireCleanText(db: Db, ...texts: readonly string[]): Promise<void> {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length === 0) return;
  const rules = await findActive(db);
  for (const text of written) {
    const [found] = findForbidden(text, rules);
    if (!found) continue;
    throw new AppError('NOT_ALLOWED', { message: refusalOf(found), data: { rule: found.rule.kind, word: found.word } });
  }
}
