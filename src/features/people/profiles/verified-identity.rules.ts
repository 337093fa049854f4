import { type PictureRules, pictureUrl } from './avatar.rules.ts';
import type { OwnProfile } from './profile.contract.ts';
import { avatarPath } from './profile.rules.ts';

export interface ProfileIdentity {
  readonly provider: string;
  readonly providerId: string;
  readonly avatarUrl: string | null;
}

/** Taken from verified identities; the person cannot edit it. */
export interface Seen {
  readonly discordId: string | null;
  readonly avatarSource: string | null;
}

export function seenIn(identities: readonly ProfileIdentity[], rules: PictureRules): Seen {
  const pictures = identities.map(({ avatarUrl }) => avatarUrl && pictureUrl(avatarUrl, rules)?.href);
  return {
    discordId: identities.find(({ provider }) => provider === 'discord')?.providerId ?? null,
    avatarSource: pictures.find((url) => url) ?? null,
  };
}

export function showsAll(
  { id, discordId, avatarUrl }: Pick<OwnProfile, 'id' | 'discordId' | 'avatarUrl'>,
  seen: Seen,
): boolean {
  const shown = seen.avatarSource === null ? null : avatarPath(id, seen.avatarSource);
  return discordId === seen.discordId && avatarUrl === shown;
}
