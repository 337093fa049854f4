/** Shared within the page, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('me');
  return channel;
}

export function publishToTabs(): void {
  open()?.postMessage(null);
}

export function onTabMessage(listener: () => void): void {
  open()?.addEventListener('message', listener);
}
