import { useSyncExternalStore } from 'react';
import { BellIcon } from '#ui/icons/icons.tsx';

let unread = '';
let redraw = () => {};

export function showUnread(count: string): void {
  unread = count;
  redraw();
}

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

function onUnread(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
