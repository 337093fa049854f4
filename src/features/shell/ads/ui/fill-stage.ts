import { onSessionChange } from '#features/people/sessions/ui/public/me-store.ts';
import { toFilling } from '../ad-choice.rules.ts';
import { type AdSlot, type SiteAds, smallestAdSize } from '../ad-slot.rules.ts';
import { adReader } from './ad-reader.ts';
import { adConsent } from './consent-question.ts';
import { fillSlot } from './fill-slot.ts';

/**
 * Fills a slot outside the frame at its smallest size, and again when the visitor's choice changes, or it becomes known who looks.
 * @returns a function that removes the content
 */
export function fillStage(box: HTMLElement, { slot, ads }: { slot: AdSlot; ads: SiteAds }): () => void {
  const contentNow = () => toFilling(ads.provider, adConsent.read(), adReader());
  let content = contentNow();
  const fill = () => fillSlot(box, { slot, ads, size: smallestAdSize(slot), content, turn: 0 });
  let end = fill();
  const refill = () => {
    if (content === contentNow()) return;
    end();
    content = contentNow();
    end = fill();
  };
  const unwatch = [adConsent.watch(refill), onSessionChange(refill)];
  return () => {
    for (const stop of unwatch) stop();
    end();
  };
}
