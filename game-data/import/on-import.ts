import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { questKey, type SourceRow } from './source-rows.ts';

export type KeyedQuest = SourceRow<'quests'> & { key: string };

/**
 * Called in the transaction of an import with the texts of its files, which are no facts: operators edit them once they are written.
 * @returns whether any was written
 */
export type OnImport = (db: Transaction<Database>, texts: { quests: readonly KeyedQuest[] }) => Promise<boolean>;

/** Proposals are left out: they wait for an operator. */
export function keyedQuests(quests: readonly SourceRow<'quests'>[]): KeyedQuest[] {
  return quests.filter(({ isProposal }) => !isProposal).map((row) => ({ ...row, key: questKey(row) }));
}
