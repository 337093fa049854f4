/** Whether the device has no network at all; one with a network may still reach nothing. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
