/** Milliseconds before each further try; after the last only `online` brings another (contract §1). */
export const RETRY_PAUSES_MS: readonly number[] = [5000, 15_000, 30_000];
