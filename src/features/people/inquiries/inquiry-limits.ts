/** Characters of an inquiry, without the spaces around it. */
export const INQUIRY_LENGTH = { min: 5, max: 2000 } as const;
