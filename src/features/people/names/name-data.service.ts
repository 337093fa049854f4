import type { Db } from '#platform/database/db.ts';
import type { PersonalData } from '../personal-data.ts';
import type { IdentityProvider } from '../sign-in/identity-provider.ts';
import { identityHashes } from '../suspensions/suspension.service.ts';
import { giveUpName } from './claim-name.service.ts';
import { deleteRested, findFormerNames, hideFormer } from './former-name.repository.ts';
import { findName } from './name-holder.repository.ts';
import { NAME_REST_MS } from './rename.rules.ts';

/**
 * Former names are deleted with the account. Those still reserved remain as keyed hashes, with keyed hashes of the
 * identities.
 */
export function nameData(provider: Pick<IdentityProvider, 'identitiesOf'>): PersonalData {
  return {
    name: 'formerNames',
    async exportOf(db, { profileId }) {
      if (profileId === null) return undefined;
      const former = await findFormerNames(db, [profileId]);
      return former.map(({ name, givenUpAt }) => ({ name, givenUpAt }));
    },
    async deleteOf({ db }, { person, profileId }, at) {
      if (profileId === null) return;
      const current = await findName(db, profileId);
      if (current) await giveUpName(db, { ...current, profileId, isCounted: false }, at);
      const hashes = await identityHashes(db, await provider.identitiesOf(db, person));
      await hideFormer(db, profileId, { identityHashes: hashes, restsSince: restsSince(at) });
    },
  };
}

export const listFormerNames = findFormerNames;

/** @returns how many hashes of deleted accounts were deleted */
export function deleteRestedNames(db: Db, now: Date): Promise<number> {
  return deleteRested(db, restsSince(now));
}

function restsSince(now: Date): Date {
  return new Date(now.getTime() - NAME_REST_MS);
}
