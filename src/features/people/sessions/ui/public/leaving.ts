let leaving = false;

/** Who signs out on purpose goes home, and is not asked to sign in again on the way. */
export function beginLeaving(): void {
  leaving = true;
}

export function endLeaving(): void {
  leaving = false;
}

export function isLeaving(): boolean {
  return leaving;
}
