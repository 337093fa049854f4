import { urlOf } from '#shared/endpoint.ts';
import { getAvatar, type OwnProfile, type Profile, type ProfileUpdate } from './profile.contract.ts';

/** Changes with the picture, so that browsers may cache it for ever. */
export function avatarPath(profileId: number, source: string): string {
  return urlOf(getAvatar, { params: { id: profileId }, query: { v: computeHash(source) } });
}

function computeHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Public fields of a profile (contract §4). */
export function publicProfile(own: OwnProfile): Profile {
  return {
    id: own.id,
    createdAt: own.createdAt,
    updatedAt: own.updatedAt,
    userId: own.userId,
    name: own.name,
    renamedAt: own.renamedAt,
    level: own.level,
    job: own.job,
    grade: own.grade,
    discordId: own.showsDiscord ? own.discordId : null,
    avatarUrl: own.avatarUrl,
    maxHp: own.maxHp,
    maxMp: own.maxMp,
    targetHp: own.targetHp,
    targetMp: own.targetMp,
  };
}

export function findChanges(profile: OwnProfile, update: ProfileUpdate): ProfileUpdate {
  const { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord } = update;
  const given: ProfileUpdate = { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord };
  const isChange = ([field, value]: [string, unknown]) =>
    value !== undefined && value !== profile[field as keyof ProfileUpdate];
  return Object.fromEntries(Object.entries(given).filter(isChange));
}
