const EVERY_MS = 60_000;

/**
 * Logs a full disk at most once a minute: every write fails until somebody makes room, and the log needs room itself.
 */
export function createDiskFullLog(now: () => number = () => performance.now()) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (log: { error(message: string): void }): void => {
    if (now() - loggedAt < EVERY_MS) return;
    loggedAt = now();
    log.error('the disk of the database is full: nothing can be stored');
  };
}
