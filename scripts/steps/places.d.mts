export const TOP: string;
export function inTop(...parts: string[]): string;
