/** Channels of the game are 1 to 9,999; 0 where none is known or said. */
export const MAX_CHANNEL = 9_999;
