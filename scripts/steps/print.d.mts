export function seconds(sinceMs: number): string;
