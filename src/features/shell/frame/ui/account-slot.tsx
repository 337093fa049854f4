import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { UserIcon } from '#ui/icons/icons.tsx';

/** What the place in the bar shows and where it leads. */
export interface AccountButton {
  link: ComponentProps<'a'> & { 'data-native'?: string | undefined };
  content: ReactNode;
}

/** Of the server and the first render: the same for all. */
const NOT_KNOWN: AccountButton = { link: { href: '/me', 'aria-label': '내 정보' }, content: UserIcon({ size: 20 }) };

let face = NOT_KNOWN;
let redraw = () => {};

/** Shows another face from now on; the code that makes them is no part of the first visit. */
export function showAccountButton(next: AccountButton): void {
  face = next;
  redraw();
}

/**
 * The place in the bar for who is signed in. Whatever it shows keeps to the same room, so nothing moves, and it is one and the
 * same link, so that the focus stays on it.
 */
export function AccountSlot() {
  const { link, content } = useSyncExternalStore(onFace, faceNow, faceAtFirst);
  return (
    <a {...link} className="person">
      {content}
    </a>
  );
}

const faceNow = () => face;
const faceAtFirst = () => NOT_KNOWN;

/** There is one bar. */
function onFace(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
