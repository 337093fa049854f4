import type { MouseEvent } from 'react';
import { ProfileAvatar } from '#features/people/profiles/ui/public/profile-avatar.tsx';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { UserIcon } from '#ui/icons/icons.tsx';

const TILE_PX = 28;

/**
 * The place in the bar for who is signed in. The server and the first render show the same to all; what comes in its stead
 * keeps to the same room, so nothing moves.
 */
export function PersonSlot() {
  const state = useMe();
  if (state.status === 'out') return <Word href="/login" word="로그인" />;
  if (state.status === 'in' && state.me === null) return <Word href="/confirm" word="시작하기" />;
  const seen = state.status === 'in' ? state.me : state.last;
  return (
    <a
      className="person"
      href="/me"
      aria-label={seen ? `내 정보 (${seen.name})` : '내 정보'}
      aria-haspopup={state.status === 'in' ? 'menu' : undefined}
      // The menu opens in its stead, once it can.
      data-native={state.status === 'in' ? '' : undefined}
      onClick={state.status === 'in' ? openMenu : undefined}
    >
      {seen ? <ProfileAvatar name={seen.name} avatarUrl={seen.avatarUrl} size={TILE_PX} /> : <UserIcon size={20} />}
    </a>
  );
}

/** On a phone the icon alone. */
function Word({ href, word }: { href: string; word: string }) {
  return (
    <a className="person" href={href} aria-label={word}>
      <span className="btn sm wide">{word}</span>
      <span className="narrow">
        <UserIcon size={20} />
      </span>
    </a>
  );
}

function openMenu(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const anchor = event.currentTarget;
  import('./person-menu.tsx').then(
    (menu) => menu.openPersonMenu(anchor),
    () => location.assign(anchor.href),
  );
}
