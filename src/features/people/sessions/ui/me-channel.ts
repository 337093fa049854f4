/** One for the page: it does not hear what it says itself. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('me');
  return channel;
}

/** The other tabs of this browser learn that the own profile has changed. */
export function publishToTabs(): void {
  open()?.postMessage(null);
}

export function onTabMessage(listener: () => void): void {
  open()?.addEventListener('message', listener);
}
