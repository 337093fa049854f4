/** The query key of the visitor's own alerts. */
export const WATCHES = ['watches'] as const;
