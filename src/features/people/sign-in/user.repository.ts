import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface AuthUser {
  id: string;
  email: string | null;
  emailConfirmedAt: Date | null;
  appMetadata: JsonObject;
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

/** Locks the row until the transaction ends. */
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
 * Makes sure that the person's e-mail is one that some upstream verifies today: when the old one was given up there,
 * the given one replaces it, unless it belongs to another person. Call it after the identity was written, and while the
 * e-mail is locked.
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
 * Deletes people who signed in, but have no profile, no inquiry, no correction and no session used since then.
 * @returns the number of deleted people
 */
export async function deleteNewcomersNotSeenSince(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in.user')
    .where('last_sign_in_at', '<', at)
    .where(sql<boolean>`not exists (select from profile where profile.user_id = sign_in.user.id)`)
    .where(sql<boolean>`not exists (select from inquiry where inquiry.user_id = sign_in.user.id)`)
    .where(sql<boolean>`not exists (select from correction where correction.user_id = sign_in.user.id)`)
    .where(
      sql<boolean>`not exists (select from sign_in.session where user_id = sign_in.user.id and refreshed_at >= ${at})`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Cascades to identities, flows and sessions. */
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
