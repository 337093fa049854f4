import { type PictureRules, pictureUrl } from './avatar.rules.ts';
import type { OwnProfile } from './profile.contract.ts';
import { avatarPath } from './profile.rules.ts';

/** What of a verified identity matters to a profile. */
export interface ProfileIdentity {
  readonly provider: string;
  readonly providerId: string;
  readonly avatarUrl: string | null;
}

/** What a profile takes over from the identities: nothing of it can be changed by the person. */
export interface Seen {
  readonly discordId: string | null;
  /** The picture's address at the upstream. */
  readonly avatarSource: string | null;
}

export function seenIn(identities: readonly ProfileIdentity[], rules: PictureRules): Seen {
  const pictures = identities.map(({ avatarUrl }) => avatarUrl && pictureUrl(avatarUrl, rules)?.href);
  return {
    discordId: identities.find(({ provider }) => provider === 'discord')?.providerId ?? null,
    avatarSource: pictures.find((url) => url) ?? null,
  };
}

/** Whether the profile shows all of it already. */
export function showsAll(
  { id, discordId, avatarUrl }: Pick<OwnProfile, 'id' | 'discordId' | 'avatarUrl'>,
  seen: Seen,
): boolean {
  const shown = seen.avatarSource === null ? null : avatarPath(id, seen.avatarSource);
  return discordId === seen.discordId && avatarUrl === shown;
}
