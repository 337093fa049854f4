import type { AdProvider } from './ad-choice.rules.ts';
import type { AdSlot } from './ad-slot.rules.ts';

/** A picture that the operators have set. */
export interface HouseAd {
  readonly slot: AdSlot;
  readonly src: string;
  readonly href: string;
  readonly alt: string;
}

/** Settings of the ads that the browser needs. */
export interface SiteAds {
  readonly provider: AdProvider;
  /** Set if the network's script runs in the page itself (`AD_DIRECT`); null: it runs in a frame. */
  readonly direct: { readonly scriptUrl: string; readonly network: string } | null;
  readonly house: readonly HouseAd[];
}
