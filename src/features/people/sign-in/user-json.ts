import type { StoredIdentity } from './identity.repository.ts';
import type { AuthUser } from './user.repository.ts';

export const AUDIENCE = 'authenticated';

export interface UserJson {
  id: string;
  aud: typeof AUDIENCE;
  role: typeof AUDIENCE;
  /** Empty unless an upstream has verified an address. */
  email: string;
  email_confirmed_at?: string;
  phone: '';
  confirmed_at?: string;
  last_sign_in_at: string;
  app_metadata: Readonly<Record<string, unknown>>;
  user_metadata: Readonly<Record<string, unknown>>;
  identities: IdentityJson[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
}

export interface IdentityJson {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Readonly<Record<string, unknown>>;
  provider: string;
  last_sign_in_at: string;
  created_at: string;
  updated_at: string;
  email?: string;
}

export function userJson(user: AuthUser, identities: readonly StoredIdentity[]): UserJson {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  return {
    id: user.id,
    aud: AUDIENCE,
    role: AUDIENCE,
    email: user.email ?? '',
    ...(confirmedAt !== undefined && { email_confirmed_at: confirmedAt }),
    phone: '',
    ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
    last_sign_in_at: user.lastSignInAt.toISOString(),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(identityJson),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function identityJson(identity: StoredIdentity): IdentityJson {
  const { email } = identity.data;
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: identity.lastSignInAt.toISOString(),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(typeof email === 'string' && { email }),
  };
}
