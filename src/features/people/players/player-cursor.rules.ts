import type { FoundPlayer } from './player.contract.ts';

/** The cursor of the page after a row. A search's begins with the key of the name by which the row was found. */
export function playerCursor({ foundBy, profileId }: Pick<FoundPlayer, 'foundBy' | 'profileId'>): string {
  return foundBy === null ? String(profileId) : `${foundBy}.${profileId}`;
}
