import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface StoredIdentity {
  id: string;
  userId: string;
  provider: string;
  providerId: string;
  data: JsonObject;
  /** Null unless the upstream has verified it. */
  email: string | null;
  lastSignInAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export async function findIdentities(db: Db, userId: string): Promise<StoredIdentity[]> {
  const rows = await db
    .selectFrom('sign_in.identity')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    providerId: row.provider_id,
    data: row.identity_data,
    email: row.email,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

export type IdentityKey = Pick<StoredIdentity, 'provider' | 'providerId'>;

/** Serialises sign-ins of the same identity or e-mail until the transaction ends. */
export async function lockSignIn(db: Db, { provider, providerId }: IdentityKey, email: string | null): Promise<void> {
  // Always in this order, so that two sign-ins do not deadlock.
  const keys = [`identity:${provider}:${providerId}`, ...(email === null ? [] : [`email:${email}`])];
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

export async function findUserOfIdentity(db: Db, { provider, providerId }: IdentityKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in.identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.user_id;
}

/** The user for whom some upstream has verified this e-mail; the user's own e-mail takes precedence. */
export async function findUserWithEmail(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in.identity as identity')
    .innerJoin('sign_in.user as user', 'user.id', 'identity.user_id')
    .select('user.id')
    .where('identity.email', '=', email)
    .orderBy(sql`"user".email is not distinct from ${email}`, 'desc')
    .orderBy('user.created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface IdentitySighting extends IdentityKey {
  userId: string;
  data: JsonObject;
  email: string | null;
  at: Date;
}

export async function upsertIdentity(
  db: Db,
  { userId, provider, providerId, data, email, at }: IdentitySighting,
): Promise<void> {
  const claims = { identity_data: JSON.stringify(data), email, last_sign_in_at: at, updated_at: at };
  await db
    .insertInto('sign_in.identity')
    .values({ user_id: userId, provider, provider_id: providerId, ...claims, created_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doUpdateSet(claims))
    .execute();
}
