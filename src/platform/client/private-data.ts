const forgetters = new Set<() => void>();

/** What is kept in memory about the person at this browser registers how to forget it. */
export function onPersonCleared(clear: () => void): void {
  forgetters.add(clear);
}

/** Another person, or nobody, is at this browser now. */
export function clearPersonalData(): void {
  for (const clear of forgetters) clear();
}
