export function findChromium(): string | undefined;
/** A browser for the tests, fetched when the machine has none; `undefined` when there is no way to get one. */
export function ensureChromium(): Promise<string | undefined>;
/** A browser for the journeys: one without windows of its own where it can be had, which costs less; else any. */
export function ensureJourneyChromium(): Promise<string | undefined>;
