import { fetchWithRetry } from './fetch-with-retry.ts';

/** Half of the second to which an HTTP date is rounded down: its error on average, in milliseconds. */
const HALF_SECOND_MS = 500;

/** Milliseconds that the server's clock is ahead of this device's. */
let ahead = 0;
let syncing: Promise<void> | undefined;

/**
 * Compares the clocks once a document, by the date of a response.
 * @param url of a response that no cache answers
 */
export function syncServerClock(url: string): Promise<void> {
  syncing ??= readDate(url).catch(() => {
    // The next caller tries again.
    syncing = undefined;
  });
  return syncing;
}

async function readDate(url: string): Promise<void> {
  const sentAt = Date.now();
  const { headers } = await fetchWithRetry(url, { cache: 'no-store' });
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at)) return;
  const seen = at + HALF_SECOND_MS - (sentAt + Date.now()) / 2;
  ahead = Math.abs(seen) > 2 * HALF_SECOND_MS ? seen : 0;
}

/** The current time in milliseconds by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + ahead;
}
