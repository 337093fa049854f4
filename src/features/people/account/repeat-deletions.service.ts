import type { Clock } from '#platform/clock/clock.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Log } from '#platform/log/log.ts';
import { hashOfAccount } from '../deletions/deletion-log.service.ts';
import type { PersonalData } from '../personal-data.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { findAccountIds } from './account.repository.ts';
import { deleteAccount } from './account.service.ts';

export interface RepeatOptions {
  /** Hashes of the accounts to delete. */
  hashes: ReadonlySet<string>;
  clock: Clock;
  log: Log;
  provider: Pick<IdentityProvider, 'identitiesOf'>;
  sections: readonly PersonalData[];
}

/**
 * Deletes accounts that a restore brought back although they had been deleted.
 * @returns how many
 */
export async function repeatDeletions(unit: UnitOfWork, options: RepeatOptions): Promise<number> {
  const { hashes, provider, sections, ...context } = options;
  if (hashes.size === 0) return 0;
  const hashOf = await hashOfAccount(unit.db);
  let count = 0;
  for (const userId of await findAccountIds(unit.db)) {
    if (!hashes.has(hashOf(userId))) continue;
    const actor = { userId, sessionId: null, token: '' };
    await deleteAccount({ ...unit, ...context, actor }, provider, sections);
    count += 1;
  }
  return count;
}
