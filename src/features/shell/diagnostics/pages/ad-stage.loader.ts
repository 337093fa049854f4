import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { AD_SLOTS, type AdSlot } from '../../ads/ad-slot.rules.ts';
import type { SiteAds } from '../../ads/site-ads.ts';
import type { ShellServices } from '../../shell.services.ts';
import { slotOfNumber } from '../ad-stage.rules.ts';

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
