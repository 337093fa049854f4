/**
 * Minimum number of waiting listings for market figures to be meaningful; below it pages show tools that work without a
 * market.
 */
export const MATURE_LISTINGS = 20;

/** @param listings number of waiting listings of the page's server */
export function isSparse(listings: number): boolean {
  return listings < MATURE_LISTINGS;
}
