export const BLOCKS = ['blocks'];
