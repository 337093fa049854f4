import { verifiedIdentity } from './embedded-provider.service.ts';
import { findIdentities } from './identity.repository.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { deleteUser } from './user.repository.ts';

/** What this database knows of an account, when nobody is signed in: an external provider deleted its own part then. */
export const storedProvider: Pick<IdentityProvider, 'identitiesOf' | 'removeUser' | 'hasSessions'> = {
  hasSessions: true,
  identitiesOf: async (db, { userId }) => (await findIdentities(db, userId)).map(verifiedIdentity),
  removeUser: deleteUser,
};
