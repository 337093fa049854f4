import type { AdSlot } from '../ad-slot.rules.ts';
import { adLabels } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import css from './ads.module.css';

/**
 * Opens the box of a slot: in a rail, which has reserved its space, or for the anchor above the tab bar. Returns
 * undefined if the frame has no such rail.
 */
export function openBox(slot: AdSlot): HTMLElement | undefined {
  const place = slot === 'anchor' ? document.body : document.querySelector(`[data-rail="${slot}"]`);
  const box = ad('aside', {
    className: `${css.box} ${slot === 'anchor' ? css.anchor : css.rail}`,
    ariaLabel: adLabels.slots[slot],
  });
  box.dataset.adSlot = slot;
  place?.append(box);
  return place ? box : undefined;
}
