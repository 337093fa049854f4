import { createRoot, type Root } from 'react-dom/client';
import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { explainSignOutFailure, signOut } from '#features/people/sessions/ui/public/sign-out.ts';
import { AnchoredMenu, type MenuEntry } from '#ui/overlay/menu.tsx';
import { operatorEntries } from './operator-entries.ts';

let root: Root | undefined;

/** Rendered in a root of its own: the page's root contains only what the server rendered. */
export async function openAccountMenu(anchor: HTMLElement): Promise<void> {
  // Before the menu stands, so that no entry moves under the pointer.
  const ofOperators = await operatorEntries();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  draw(root, { anchor, ofOperators }, true);
}

interface Drawn {
  anchor: HTMLElement;
  ofOperators: readonly MenuEntry[];
}

function draw(place: Root, drawn: Drawn, open: boolean): void {
  const state = sessionUser();
  const name = state.status === 'in' ? state.me?.name : undefined;
  place.render(
    <AnchoredMenu
      label="내 메뉴"
      anchor={drawn.anchor}
      head={name}
      open={open}
      onClose={() => draw(place, drawn, false)}
      entries={[
        { label: '내 정보', href: '/me' },
        { label: '내 거래', href: '/me/trades' },
        ...drawn.ofOperators,
        { label: '로그아웃', onSelect: leave },
      ]}
    />,
  );
}

function leave(): void {
  signOut('local').catch((error: unknown) => explainSignOutFailure(error, 'local'));
}
