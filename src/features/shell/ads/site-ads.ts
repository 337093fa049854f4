import type { AdProvider } from './ad-choice.rules.ts';
import type { AdSlot } from './ad-slot.rules.ts';

/** A picture of the operators. */
export interface HouseAd {
  readonly slot: AdSlot;
  readonly src: string;
  readonly href: string;
  readonly alt: string;
}

/** What the browser must know of the ads. */
export interface SiteAds {
  readonly provider: AdProvider;
  /** The network's script runs in the page itself (`AD_DIRECT`); null: in a frame. */
  readonly direct: { readonly scriptUrl: string; readonly network: string } | null;
  readonly house: readonly HouseAd[];
}
