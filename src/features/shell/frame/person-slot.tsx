import { type ComponentType, useSyncExternalStore } from 'react';
import { UserIcon } from '#ui/icons/icons.tsx';

let Filling: ComponentType | undefined;
let redraw = () => {};

/** What the place in the bar shows from now on; its code is no part of the first visit. */
export function fillPersonSlot(filling: ComponentType): void {
  Filling = filling;
  redraw();
}

/**
 * The place in the bar for who is signed in. The server and the first render show the same to all; what comes in its stead
 * keeps to the same room, so nothing moves.
 */
export function PersonSlot() {
  const Content = useSyncExternalStore(onFilling, filling, nothing);
  if (Content) return <Content />;
  return (
    <a className="person" href="/me" aria-label="내 정보">
      {UserIcon({ size: 20 })}
    </a>
  );
}

const filling = () => Filling;
const nothing = () => undefined;

/** There is one bar. */
function onFilling(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
