import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** A person who has signed in here. */
export interface AuthUser {
  id: string;
  email: string | null;
  emailConfirmedAt: Date | null;
  appMetadata: JsonObject;
  /** Changeable by the person. */
  userMetadata: JsonObject;
  lastSignInAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export async function insertUser(db: Db, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('sign_in.user')
    .values({ app_metadata: '{}', user_metadata: '{}', last_sign_in_at: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findUser(db: Db, id: string): Promise<AuthUser | undefined> {
  const row = await db.selectFrom('sign_in.user').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** Whoever changes the same person waits until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<AuthUser | undefined> {
  const row = await db.selectFrom('sign_in.user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toUser(row);
}

export interface UserChanges {
  appMetadata?: JsonObject;
  userMetadata?: JsonObject;
  lastSignInAt?: Date;
  at: Date;
}

export async function updateUser(db: Db, id: string, changes: UserChanges): Promise<void> {
  const { appMetadata, userMetadata, lastSignInAt, at } = changes;
  await db
    .updateTable('sign_in.user')
    .set({
      updated_at: at,
      ...(appMetadata && { app_metadata: JSON.stringify(appMetadata) }),
      ...(userMetadata && { user_metadata: JSON.stringify(userMetadata) }),
      ...(lastSignInAt && { last_sign_in_at: lastSignInAt }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Keeps the person's address one that some upstream vouches for today: when the one he had was given up there, the given one
 * takes its place, unless it is another person's. Call it after the identity was written, and under the lock of the address.
 */
export async function renewEmail(db: Db, id: string, email: string | null, at: Date): Promise<void> {
  const isStillVouched = sql<boolean>`exists (
    select from sign_in.identity where user_id = ${id} and identity.email = sign_in.user.email
  )`;
  const isFree = sql<boolean>`not exists (select from sign_in.user as other where other.email = ${email} and other.id <> ${id})`;
  await db
    .updateTable('sign_in.user')
    .set({
      email: sql<string | null>`case when ${isFree} then ${email}::text end`,
      email_confirmed_at: sql<Date | null>`case when ${email}::text is not null and ${isFree} then ${at}::timestamptz end`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('email', 'is', null), eb.not(isStillVouched)]))
    .execute();
}

/**
 * People who signed in, never agreed to anything and have not been back since: neither a profile nor an inquiry nor a session
 * used since then.
 * @returns how many were forgotten
 */
export async function deleteNewcomersNotSeenSince(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in.user')
    .where('last_sign_in_at', '<', at)
    .where(sql<boolean>`not exists (select from profile where profile.user_id = sign_in.user.id)`)
    .where(sql<boolean>`not exists (select from inquiry where inquiry.user_id = sign_in.user.id)`)
    .where(
      sql<boolean>`not exists (select from sign_in.session where user_id = sign_in.user.id and refreshed_at >= ${at})`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** With identities, flows and sessions. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in.user').where('id', '=', userId).execute();
}

function toUser(row: Selectable<Database['sign_in.user']>): AuthUser {
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at,
    appMetadata: row.app_metadata,
    userMetadata: row.user_metadata,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
