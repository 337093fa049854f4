/** How long ago that was, in Korean. */
export function seconds(sinceMs: number): string;
