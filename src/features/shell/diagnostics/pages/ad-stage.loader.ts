import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { AD_SLOTS, type AdSlot, type SiteAds } from '../../ads/ad-slot.rules.ts';
import type { ShellServices } from '../../shell.services.ts';

export interface AdStageData {
  readonly slots: readonly AdSlot[];
  readonly ads: SiteAds | null;
}

export function load({ params }: PageRequest, { shell }: ShellServices): AdStageData {
  if (params.number === undefined) return { slots: AD_SLOTS, ads: shell.ads };
  const slot = slotOfNumber(params.number);
  if (!slot) throw new AppError('NOT_FOUND');
  return { slots: [slot], ads: shell.ads };
}

/** Parses `/geniee/{number}`: 1 left, 2 right, 3 anchor; undefined: none. */
export function slotOfNumber(number: string | undefined): AdSlot | undefined {
  return /^[1-9]$/.test(number ?? '') ? AD_SLOTS[Number(number) - 1] : undefined;
}
