import { useSyncExternalStore } from 'react';
import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { gearAccount } from '../gear-account.ts';
import { type GearResult, GearStore, type GearView } from '../gear-store.ts';
import { savedList } from './saved-items.ts';

/** The visitor's 내 장비. */
export const gearList = new GearStore({
  device: savedList('gear-items', { most: MAX_GEAR_ITEMS, evictsOldest: false }),
  account: gearAccount,
  mayBeSignedIn: () => hasSessionCookie(document.cookie),
});

export const GEAR_LIMIT = MAX_GEAR_ITEMS;

const NOTHING: readonly number[] = [];

/** Returns the item ids of 내 장비: the account's for signed-in players, otherwise the device's. Empty until loaded. */
export function useGear(): readonly number[] {
  const view = useGearView();
  return typeof view === 'string' ? NOTHING : view;
}

export function useGearView(): GearView {
  return useSyncExternalStore(gearList.watch, gearList.view, () => 'unknown');
}

export function putOnGear(id: number): Promise<GearResult> {
  return gearList.putOn(id);
}

export function takeOffGear(id: number): Promise<Exclude<GearResult, 'full'>> {
  return gearList.takeOff(id);
}
