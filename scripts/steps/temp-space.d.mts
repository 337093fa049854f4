export function requireTempSpace(neededBytes?: number): void;
