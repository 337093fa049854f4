import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { UserIcon } from '#ui/icons/icons.tsx';

export interface AccountButton {
  link: ComponentProps<'a'> & { 'data-native'?: string | undefined };
  content: ReactNode;
}

const NOT_KNOWN: AccountButton = { link: { href: '/me', 'aria-label': '내 정보' }, content: UserIcon({ size: 20 }) };

let face = NOT_KNOWN;
let redraw = () => {};

/** The code that renders other states is loaded after the first visit. */
export function showAccountButton(next: AccountButton): void {
  face = next;
  redraw();
}

/**
 * The account button of the bar. Every state has the same size, so the layout does not shift, and is the same link, so
 * that it retains the focus.
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

function onFace(listener: () => void): () => void {
  redraw = listener;
  return () => {};
}
