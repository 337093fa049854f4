import { AD_SLOTS, type AdSlot } from '../ads/ad-slot.rules.ts';

/** Parses `/geniee/{number}`: 1 left, 2 right, 3 anchor; undefined: none. */
export function slotOfNumber(number: string | undefined): AdSlot | undefined {
  return /^[1-9]$/.test(number ?? '') ? AD_SLOTS[Number(number) - 1] : undefined;
}
