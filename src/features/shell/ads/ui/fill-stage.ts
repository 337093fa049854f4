import { type AdSlot, smallestAdSize } from '../ad-slot.rules.ts';
import type { SiteAds } from '../site-ads.ts';
import { adConsent } from './consent.ts';
import { fillSlot } from './fill-slot.ts';

/** A slot out of the frame, of its smallest size, filled anew with the visitor's choice. @returns what ends it */
export function fillStage(box: HTMLElement, { slot, ads }: { slot: AdSlot; ads: SiteAds }): () => void {
  const fill = () => fillSlot(box, { slot, ads, size: smallestAdSize(slot), consent: adConsent.read(), turn: 0 });
  let end = fill();
  const unwatch = adConsent.watch(() => {
    end();
    end = fill();
  });
  return () => {
    unwatch();
    end();
  };
}
