import { type Kysely, type Selectable, sql } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';
import type { AuthUserTable } from './sign-in.tables.ts';

type Db = Kysely<PeopleTables>;
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
    .insertInto('auth.user')
    .values({ app_metadata: '{}', user_metadata: '{}', last_sign_in_at: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findUser(db: Db, id: string): Promise<AuthUser | undefined> {
  const row = await db.selectFrom('auth.user').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** Whoever changes the same person waits until the transaction ends. */
export async function holdUser(db: Db, id: string): Promise<AuthUser | undefined> {
  const row = await db.selectFrom('auth.user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
    .updateTable('auth.user')
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
    select from auth.identity where user_id = ${id} and identity.email = auth.user.email
  )`;
  const isFree = sql<boolean>`not exists (select from auth.user as other where other.email = ${email} and other.id <> ${id})`;
  await db
    .updateTable('auth.user')
    .set({
      email: sql<string | null>`case when ${isFree} then ${email}::text end`,
      email_confirmed_at: sql<Date | null>`case when ${email}::text is not null and ${isFree} then ${at}::timestamptz end`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('email', 'is', null), eb.not(isStillVouched)]))
    .execute();
}

/** With identities, flows and sessions. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth.user').where('id', '=', userId).execute();
}

function toUser(row: Selectable<AuthUserTable>): AuthUser {
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
