import { createRoot, type Root } from 'react-dom/client';
import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { explainSignOutFailure, signOut } from '#features/people/sessions/ui/public/sign-out.ts';
import { AnchoredMenu } from '#ui/overlay/menu.tsx';

let root: Root | undefined;

/** Rendered in a root of its own: the page's root contains only what the server rendered. */
export function openAccountMenu(anchor: HTMLElement): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  draw(root, anchor, true);
}

function draw(place: Root, anchor: HTMLElement, open: boolean): void {
  const state = sessionUser();
  const name = state.status === 'in' ? state.me?.name : undefined;
  place.render(
    <AnchoredMenu
      label="내 메뉴"
      anchor={anchor}
      head={name}
      open={open}
      onClose={() => draw(place, anchor, false)}
      entries={[
        { label: '내 정보', href: '/me' },
        { label: '내 거래', href: '/me/trades' },
        { label: '로그아웃', onSelect: leave },
      ]}
    />,
  );
}

function leave(): void {
  signOut('local').catch((error: unknown) => explainSignOutFailure(error, 'local'));
}
