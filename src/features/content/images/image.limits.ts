export const ALT_MAX_LENGTH = 200;
export const LISTED_IMAGES = { usual: 30, most: 100 } as const;
