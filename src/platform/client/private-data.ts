const forgetters = new Set<() => void>();

export function onPersonCleared(clear: () => void): void {
  forgetters.add(clear);
}

export function clearPersonalData(): void {
  for (const clear of forgetters) clear();
}
