/** Rounds a path of the 512 grid to whole numbers without adding up the error. */
export function roundPath(d: string): string;
