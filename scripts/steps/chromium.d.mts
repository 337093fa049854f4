export function findChromium(): string | undefined;
/** A browser for the tests, fetched when the machine has none; `undefined` when there is no way to get one. */
export function ensureChromium(): Promise<string | undefined>;
