/** Characters of an inquiry, without the spaces around it. */
export const INQUIRY_LENGTH = { min: 5, max: 2000 } as const;

/** Characters, without the spaces around them. */
export const CORRECTION_LENGTH = { about: 80, path: 300, right: 1000, known: 300 } as const;
