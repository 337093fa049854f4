import { DAY_MS } from '#shared/durations.ts';
import { MAX_ID, UUID } from '#shared/ids.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';

/** Players are new for this time. */
export const NEW_PLAYER_MS = 7 * DAY_MS;

const NAME_BEGINNING = /^[가-힣a-z0-9]{1,12}$/;
const NUMBER = /^[1-9]\d{0,9}$/;
const DISCORD_NUMBER = /^\d{15,20}$/;

/** The meanings of a text; several at once, as a number may also begin a name. */
export interface PlayerSearch {
  /** Key with which a present or former name begins. */
  beginning?: string;
  profileId?: number;
  userId?: string;
  discordNumber?: string;
}

/** Returns undefined for a text that means nothing, so that nobody is found. */
export function readPlayerSearch(text: string): PlayerSearch | undefined {
  const key = nameKey(text);
  const search: PlayerSearch = {
    ...(NAME_BEGINNING.test(key) && { beginning: key }),
    ...(NUMBER.test(key) && Number(key) <= MAX_ID && { profileId: Number(key) }),
    ...(UUID.test(key) && { userId: key }),
    ...(DISCORD_NUMBER.test(key) && { discordNumber: key }),
  };
  return Object.keys(search).length === 0 ? undefined : search;
}
