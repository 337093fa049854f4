import type { AdSlot } from '../ad-slot.rules.ts';
import { adLabels } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import css from './ads.module.css';

/** The box of a slot: a rail has room for it, the anchor lies above the tab bar. Undefined: the frame has no such rail. */
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
