let leaving = false;

export function beginLeaving(): void {
  leaving = true;
}

export function endLeaving(): void {
  leaving = false;
}

export function isLeaving(): boolean {
  return leaving;
}
