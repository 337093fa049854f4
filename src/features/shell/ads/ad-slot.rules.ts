import type { AdProvider } from './ad-choice.rules.ts';

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

export const AD_SLOTS = ['left', 'right', 'anchor'] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

/** Sizes in pixels. */
export interface AdSize {
  readonly width: number;
  readonly height: number;
}

/** Window widths in pixels from or up to which the slots are shown (contract §24). */
const RAILS_FROM = 1344;
const WIDE_RAILS_FROM = 1624;
const ANCHOR_FROM = 320;
const WIDE_ANCHOR_FROM = 468;
const ANCHOR_TO = 728;

const RAIL_SIZES: readonly [AdSize, AdSize] = [
  { width: 120, height: 600 },
  { width: 160, height: 600 },
];
const ANCHOR_SIZES: readonly [AdSize, AdSize] = [
  { width: 320, height: 50 },
  { width: 468, height: 60 },
];

/** Milliseconds after the last resize until the slots are laid out again. */
export const RESIZE_DEBOUNCE_MS = 250;

/** Returns the size of a slot's ad in a window of this width; undefined: the slot is not shown. */
export function adSizeAt(slot: AdSlot, windowWidth: number): AdSize | undefined {
  if (slot === 'anchor') {
    if (!(windowWidth >= ANCHOR_FROM && windowWidth <= ANCHOR_TO)) return undefined;
    return ANCHOR_SIZES[windowWidth < WIDE_ANCHOR_FROM ? 0 : 1];
  }
  if (!(windowWidth >= RAILS_FROM)) return undefined;
  return RAIL_SIZES[windowWidth < WIDE_RAILS_FROM ? 0 : 1];
}

/** Possible sizes of each slot, the smallest first. */
const SIZES: Readonly<Record<AdSlot, readonly [AdSize, AdSize]>> = {
  left: RAIL_SIZES,
  right: RAIL_SIZES,
  anchor: ANCHOR_SIZES,
};

/** Returns the size for a slot that is shown by itself, outside the frame. */
export function smallestAdSize(slot: AdSlot): AdSize {
  return SIZES[slot][0];
}

/** Parses `160x600`; undefined: not a size of this slot. */
export function readAdSize(slot: AdSlot, text: string | undefined): AdSize | undefined {
  return SIZES[slot].find(({ width, height }) => text === `${width}x${height}`);
}

export function isAdSlot(value: unknown): value is AdSlot {
  return AD_SLOTS.some((slot) => slot === value);
}
