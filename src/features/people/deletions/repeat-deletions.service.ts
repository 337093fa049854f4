import type { Clock } from '#platform/clock/clock.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Log } from '#platform/log/log.ts';
import type { PersonalData } from '../personal-data.ts';
import { personalDataOf } from '../personal-data-list.service.ts';
import { deleteAccount } from '../profiles/account.service.ts';
import { storedProvider } from '../sign-in/stored-provider.service.ts';
import { findAccountIds } from './deletion.repository.ts';
import { hashOfAccount } from './deletion.service.ts';

export interface RepeatOptions {
  /** Hashes of the accounts to delete. */
  hashes: ReadonlySet<string>;
  clock: Clock;
  log: Log;
  /** Data of other features. */
  personalData: readonly PersonalData[];
}

/**
 * Deletes accounts that a restore brought back although they had been deleted.
 * @returns how many
 */
export async function repeatDeletions(unit: UnitOfWork, options: RepeatOptions): Promise<number> {
  const { hashes, personalData, ...context } = options;
  if (hashes.size === 0) return 0;
  const hashOf = await hashOfAccount(unit.db);
  const sections = personalDataOf(storedProvider, personalData);
  let count = 0;
  for (const userId of await findAccountIds(unit.db)) {
    if (!hashes.has(hashOf(userId))) continue;
    const actor = { userId, sessionId: null, token: '' };
    await deleteAccount({ ...unit, ...context, actor }, storedProvider, sections);
    count += 1;
  }
  return count;
}
