import type { PersonalData } from '../personal-data.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findUser } from './user.repository.ts';

export function signInData(
  provider: Pick<IdentityProvider, 'identitiesOf' | 'removeUser' | 'hasSessions'>,
): PersonalData {
  return {
    name: 'signIn',
    async exportOf(db, { person }) {
      const identities = await provider.identitiesOf(db, person);
      const user = provider.hasSessions ? await findUser(db, person.userId) : undefined;
      return {
        email: user?.email ?? null,
        createdAt: user?.createdAt ?? null,
        lastSignInAt: user?.lastSignInAt ?? null,
        userMetadata: user?.userMetadata ?? null,
        identities,
      };
    },
    deleteOf: ({ db }, { person }) => provider.removeUser(db, person.userId),
  };
}
