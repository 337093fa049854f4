export const WALL_OUT = 11;
export const WALL_IN = 5;
