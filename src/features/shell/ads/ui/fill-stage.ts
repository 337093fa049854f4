import { type AdSlot, type SiteAds, smallestAdSize } from '../ad-slot.rules.ts';
import { adConsent } from './consent-question.ts';
import { fillSlot } from './fill-slot.ts';

/**
 * Fills a slot outside the frame at its smallest size, and again when the visitor's choice changes.
 * @returns a function that removes the content
 */
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
