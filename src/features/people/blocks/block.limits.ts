export const MAX_BLOCKS = 200;
export const MIN_BLOCKED_NAME_LENGTH = 2;
export const MAX_BLOCKED_NAME_LENGTH = 12;
