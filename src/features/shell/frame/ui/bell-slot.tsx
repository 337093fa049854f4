import { useSyncExternalStore } from 'react';
import { BellIcon } from '#ui/icons/icons.tsx';

let unread = '';
let redraw = () => {};

/** The number over the bell from now on, as it is shown; the code that knows it is no part of the first visit. */
export function showUnread(count: string): void {
  unread = count;
  redraw();
}

/** The bell in the bar. Its number stands over it, so nothing moves when one comes. */
export function BellSlot() {
  const count = useSyncExternalStore(onUnread, unreadNow, noneAtFirst);
  return (
    <a className="iconbtn" href="/notifications" aria-label={`알림 ${count}`}>
      <BellIcon size={20} />
      {count && <b>{count}</b>}
    </a>
  );
}

const unreadNow = () => unread;
const noneAtFirst = () => '';

/** There is one bar. */
function onUnread(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
