/** Rounds a path of the 512 grid to whole numbers without accumulating the error. */
export function roundPath(d: string): string;
