/** Of fewer waiting listings too little is known of what is traded: pages show what can be done without. */
export const MATURE_LISTINGS = 20;

/** @param listings that wait, of the server that the page is about */
export function isYoung(listings: number): boolean {
  return listings < MATURE_LISTINGS;
}
