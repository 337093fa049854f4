import type { Generated, JSONColumnType } from 'kysely';

type JsonObject = JSONColumnType<Record<string, unknown>>;

/** A person who has signed in with the embedded provider. */
export interface AuthUserTable {
  id: Generated<string>;
  /** Lower case, and only when an upstream vouched for it. */
  email: string | null;
  email_confirmed_at: Date | null;
  app_metadata: JsonObject;
  /** The person may change these. Never to be trusted. */
  user_metadata: JsonObject;
  last_sign_in_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Who someone is at an upstream. */
export interface AuthIdentityTable {
  id: Generated<string>;
  user_id: string;
  /** `discord`, `kakao` or `local`. */
  provider: string;
  provider_id: string;
  identity_data: JsonObject;
  email: string | null;
  last_sign_in_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A sign-in under way, from authorize to token. Its id is the upstream's `state`. */
export interface AuthFlowTable {
  id: Generated<string>;
  provider: string;
  redirect_to: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  /** Our own PKCE verifier towards the upstream. */
  upstream_verifier: string;
  /** When the upstream sent the person back; once only. */
  returned_at: Date | null;
  code: string | null;
  user_id: string | null;
  provider_token: string | null;
  provider_refresh_token: string | null;
  created_at: Generated<Date>;
}

/** A device that is signed in. */
export interface AuthSessionTable {
  id: Generated<string>;
  user_id: string;
  method: string;
  user_agent: string | null;
  /** 32 bytes that its refresh tokens are signed with. */
  refresh_key: Buffer;
  /** Of the refresh token in force. */
  refresh_counter: Generated<number>;
  refreshed_at: Date;
  created_at: Generated<Date>;
}

/** An ES256 key; one is in use, retired ones still verify. */
export interface SigningKeyTable {
  kid: string;
  private_jwk: JsonObject;
  created_at: Generated<Date>;
  retired_at: Date | null;
}
