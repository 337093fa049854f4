import { verifiedIdentity } from './embedded-provider.service.ts';
import { findIdentities } from './identity.repository.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { deleteUser } from './user.repository.ts';

/**
 * Accounts as this database stores them, for jobs without a signed-in person. An external provider has deleted its own
 * data by then.
 */
export const storedProvider: Pick<IdentityProvider, 'identitiesOf' | 'removeUser' | 'hasSessions'> = {
  hasSessions: true,
  identitiesOf: async (db, { userId }) => (await findIdentities(db, userId)).map(verifiedIdentity),
  removeUser: deleteUser,
};
