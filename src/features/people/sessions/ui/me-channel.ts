const NAME = 'me';

/** The other tabs of this browser learn that the own profile has changed. */
export function tellTabs(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(null);
  channel.close();
}

export function onToldByTab(listener: () => void): void {
  if ('BroadcastChannel' in window) new BroadcastChannel(NAME).addEventListener('message', listener);
}
