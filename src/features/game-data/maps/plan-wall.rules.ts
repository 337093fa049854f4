/** The outer and the inner wall stand this far outside the first and last tile. */
export const WALL_OUT = 11;
export const WALL_IN = 5;
