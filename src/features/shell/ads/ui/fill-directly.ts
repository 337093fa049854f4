import type { AdSize, AdSlot, SiteAds } from '../ad-slot.rules.ts';
import { ad } from './ad-element.ts';

interface PublisherSlot {
  addService(service: unknown): PublisherSlot;
}

interface PublisherTag {
  cmd: (() => void)[];
  defineSlot?(unit: string, size: [number, number], id: string): PublisherSlot | null;
  destroySlots?(slots: PublisherSlot[]): boolean;
  pubads?(): unknown;
  enableServices?(): void;
  display?(id: string): void;
}

declare global {
  interface Window {
    googletag?: PublisherTag;
  }
}

let isLoading = false;

/** `AD_DIRECT`: runs the network's script in the page itself, with all rights of the page (docs/security.md). */
export function fillDirectly(
  box: HTMLElement,
  { scriptUrl, network }: NonNullable<SiteAds['direct']>,
  { slot, size }: { slot: AdSlot; size: AdSize },
): () => void {
  window.googletag ??= { cmd: [] };
  const tag = window.googletag;
  const content = ad('div', { id: `ad-${slot}` });
  box.replaceChildren(content);
  let defined: PublisherSlot | null | undefined;
  tag.cmd.push(() => {
    defined = tag.defineSlot?.(`${network}/${slot}`, [size.width, size.height], content.id);
    defined?.addService(tag.pubads?.());
    tag.enableServices?.();
    tag.display?.(content.id);
  });
  if (!isLoading) document.head.append(ad('script', { src: scriptUrl, async: true }));
  isLoading = true;
  return () => {
    if (defined) tag.destroySlots?.([defined]);
    content.remove();
  };
}
