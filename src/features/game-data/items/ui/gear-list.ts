import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { gearAccount } from './gear-account.ts';
import { GearStore } from './gear-store.ts';
import { savedList } from './public/saved-items.ts';

/** The visitor's 내 장비. */
export const gearList = new GearStore({
  device: savedList('gear-items', { most: MAX_GEAR_ITEMS, evictsOldest: false }),
  account: gearAccount,
  mayBeSignedIn: () => hasSessionCookie(document.cookie),
});
