import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { MAX_ID, UUID } from '#shared/ids.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { isSuspended } from '../suspensions/suspension.rules.ts';
import type { FoundProfile, OwnProfile, Profile } from './profile.contract.ts';
import { MAX_FOUND_PROFILES, SAFE_NAME } from './profile.limits.ts';
import {
  clear,
  findByBeginning,
  findById,
  findByUserId,
  findNames,
  findAvatarSource as findSource,
  lockByUserId,
  update,
} from './profile.repository.ts';
import { publicProfile } from './profile.rules.ts';

export const profileData: PersonalData = {
  name: 'profile',
  exportOf: async (db, { person }) => (await findOwnProfile(db, person.userId)) ?? null,
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await clear(db, profileId, at);
  },
};

export function findOwnProfile(db: Db, userId: string): Promise<OwnProfile | undefined> {
  return findByUserId(db, userId);
}

export function lockOwnProfile(db: Db, userId: string): Promise<OwnProfile | undefined> {
  return lockByUserId(db, userId);
}

const NUMBER = /^[1-9]\d{0,9}$/;

export async function findPublicProfile(db: Db, id: string): Promise<Profile | undefined> {
  const own = await findByEither(db, id);
  return own && publicProfile(own);
}

async function findByEither(db: Db, id: string): Promise<OwnProfile | undefined> {
  if (UUID.test(id)) return findByUserId(db, id.toLowerCase());
  return NUMBER.test(id) && Number(id) <= MAX_ID ? findById(db, Number(id)) : undefined;
}

export async function requirePublicProfile(db: Db, id: string): Promise<Profile> {
  const profile = await findPublicProfile(db, id);
  if (!profile) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  return profile;
}

/** Returns an empty list for texts that cannot begin a name. */
export async function findProfilesNamed(db: Db, beginning: string, now: Date): Promise<FoundProfile[]> {
  if (!SAFE_NAME.test(beginning)) return [];
  return findByBeginning(db, nameKey(beginning), { now, limit: MAX_FOUND_PROFILES });
}

export interface AvatarSource {
  profileId: number;
  source: string;
}

export async function findAvatarSource(db: Db, id: string): Promise<AvatarSource | undefined> {
  const profile = await findByEither(db, id);
  const source = profile && (await findSource(db, profile.id));
  return profile && source ? { profileId: profile.id, source } : undefined;
}

/** Stores where the player's last party went; null: anywhere. */
export async function setLastDungeon(db: Db, id: number, dungeonId: number | null): Promise<void> {
  await update(db, id, { last_dungeon_id: dungeonId });
}

/** Returns whether the player is unknown, suspended or deleted. */
export async function isPlayerAbsent(db: Db, id: number, now: Date): Promise<boolean> {
  const profile = await findById(db, id);
  return profile === undefined || profile.deletedAt !== null || isSuspended(profile, now);
}

/** Names by user id; accounts without a profile are absent. */
export async function findNamesOfAccounts(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  return new Map(
    (await findNames(db, userIds)).flatMap(({ user_id, name }) => (name === null ? [] : [[user_id, name]])),
  );
}
