import { isSessionKnown } from '../sessions/session.service.ts';
import { findIdentities, type StoredIdentity } from './identity.repository.ts';
import type { IdentityProvider, VerifiedIdentity } from './identity-provider.ts';
import type { SigningKeys } from './signing-key.service.ts';
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

export function embeddedProvider(keys: SigningKeys, issuer: string): IdentityProvider {
  return {
    tokens: { keyOf: keys.keyOf, algorithms: keys.algorithms, issuer },
    hasSessions: true,
    identitiesOf: async (db, { userId }) => (await findIdentities(db, userId)).map(verifiedIdentity),
    isSessionAlive: isSessionKnown,
    removeUser: deleteUser,
    reload: () => keys.reload(),
    isReachable: async () => true,
  };
}

export function verifiedIdentity({ provider, providerId, data }: StoredIdentity): VerifiedIdentity {
  return { provider, providerId, name: toText(data.full_name), avatarUrl: toText(data.avatar_url) };
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
