// Limits of loot rotations (contract §12).

export const MIN_TITLE_LENGTH = 2;
export const MAX_TITLE_LENGTH = 40;
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 12;
export const MAX_ENTRIES = 100;
/** Maximum number of loot rotations of a guild; a party has one. */
export const MAX_OF_GUILD = 50;
