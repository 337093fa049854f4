export const MAX_SHOUT_LENGTH = 500;
