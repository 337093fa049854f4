import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { nameKey, nameSkeleton } from '#features/people/names/name-skeleton.rules.ts';
import type { OwnProfile } from '#features/people/profiles/profile.contract.ts';
import { insert } from '#features/people/profiles/profile.repository.ts';
import type { Db } from '#platform/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';

// Builders of rows about players: each returns a complete, valid row; a test passes only the fields that matter to it.

const AT = new Date('2026-01-01T00:00:00Z');
let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function discordNumber(): string {
  return String(300_000_000_000_000_000n + BigInt(nextNumber()));
}

export interface MadeIdentity {
  provider: string;
  providerId: string;
}

export interface UserParts {
  id?: string;
  email?: string | null;
  /** Discord by default; `null`: no identity. */
  identity?: Partial<MadeIdentity> | null;
  fullName?: string;
  avatarUrl?: string | null;
}

export interface MadeUser {
  id: string;
  identity: MadeIdentity | null;
}

export async function insertUser(db: Db, parts: UserParts = {}): Promise<MadeUser> {
  const id = parts.id ?? randomUUID();
  const identity =
    parts.identity === null ? null : { provider: 'discord', providerId: discordNumber(), ...parts.identity };
  const email = parts.email ?? null;
  const data = { full_name: parts.fullName ?? `길손${nextNumber()}`, avatar_url: parts.avatarUrl ?? null };
  await db
    .insertInto('sign_in.user')
    .values({
      id,
      email,
      email_confirmed_at: email === null ? null : AT,
      app_metadata: JSON.stringify({ provider: identity?.provider, providers: identity ? [identity.provider] : [] }),
      user_metadata: JSON.stringify(data),
      last_sign_in_at: AT,
    })
    .execute();
  if (identity) await insertIdentity(db, { userId: id, ...identity, data });
  return { id, identity };
}

export interface IdentityParts extends Partial<MadeIdentity> {
  userId: string;
  data?: Record<string, unknown>;
}

export async function insertIdentity(db: Db, parts: IdentityParts): Promise<MadeIdentity> {
  const { userId, provider = 'discord', providerId = discordNumber(), data = {} } = parts;
  await db
    .insertInto('sign_in.identity')
    .values({
      user_id: userId,
      provider,
      provider_id: providerId,
      identity_data: JSON.stringify({ provider_id: providerId, sub: providerId, ...data }),
      email: null,
      last_sign_in_at: AT,
    })
    .execute();
  return { provider, providerId };
}

export interface SessionParts {
  userId: string;
  userAgent?: string | null;
  createdAt?: Date;
  refreshedAt?: Date;
  endsAt?: Date;
}

export async function insertSession(
  db: Db,
  { userId, userAgent, createdAt, refreshedAt, endsAt }: SessionParts,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sign_in.session')
    .values({
      id,
      user_id: userId,
      method: 'oauth',
      user_agent: userAgent ?? null,
      refresh_key: randomBytes(32),
      refreshed_at: refreshedAt ?? new Date(),
      ...(createdAt && { created_at: createdAt }),
      ...(endsAt && { ends_at: endsAt }),
    })
    .execute();
  return id;
}

export type ProfileParts = Partial<Insertable<Database['profile']>>;

export function insertProfile(db: Db, parts: ProfileParts = {}): Promise<OwnProfile> {
  const name = parts.name ?? `나그네${nextNumber()}`;
  const forms = { name_key: nameKey(name), name_skeleton: nameSkeleton(name) };
  return insert(db, { user_id: randomUUID(), ...forms, ...parts, name });
}

interface Player {
  readonly profile: { readonly id: number };
}

export async function suspend(db: Db, { profile }: Player, until = new Date(Date.now() + HOUR_MS)): Promise<void> {
  await db.updateTable('profile').set({ banned_at: until }).where('id', '=', profile.id).execute();
}

export async function insertBlock(db: Db, by: Player, blocked: Player): Promise<void> {
  const block = { created_at: new Date(), profile_id: by.profile.id, blocked_id: blocked.profile.id };
  await db.insertInto('block').values(block).execute();
}
