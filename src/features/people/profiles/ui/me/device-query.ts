/** What the list of one's devices is kept under. */
export const DEVICES = ['sessions'] as const;
