export function findChromium(): string | undefined;
/** A browser for the tests, fetched when the machine has none; `undefined` when there is no way to get one. */
export function ensureChromium(): Promise<string | undefined>;
/** A browser that shows notifications, as a headless shell does not. */
export function findWholeChromium(): Promise<string | undefined>;
/** A headless shell where one is available, since it needs less processor time; else any browser. */
export function ensureJourneyChromium(): Promise<string | undefined>;
