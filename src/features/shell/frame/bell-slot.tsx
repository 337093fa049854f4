import { useSyncExternalStore } from 'react';
import { BellIcon } from '#ui/icons/icons.tsx';

const MOST_SHOWN = 99;
let unread = 0;
let redraw = () => {};

/** The number beside the bell from now on; the code that knows it is no part of the first visit. */
export function showUnread(count: number): void {
  unread = count;
  redraw();
}

/** The bell in the bar. Its number stands over it, so nothing moves when one comes. */
export function BellSlot() {
  const count = useSyncExternalStore(onUnread, unreadNow, noneAtFirst);
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
  return (
    <a className="iconbtn" href="/notifications" aria-label={count ? `알림, 새것 ${shown}` : '알림'}>
      <BellIcon size={20} />
      {count > 0 && <b>{shown}</b>}
    </a>
  );
}

const unreadNow = () => unread;
const noneAtFirst = () => 0;

/** There is one bar. */
function onUnread(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
