import type { MouseEvent } from 'react';
import { ProfileAvatar } from '#features/people/profiles/ui/public/profile-avatar.tsx';
import type { MeState } from '#features/people/sessions/ui/public/me-store.ts';
import { UserIcon } from '#ui/icons/icons.tsx';
import type { AccountButton } from './account-slot.tsx';

export function accountButton(state: MeState): AccountButton {
  if (state.status === 'out') return textButton('/login', '로그인');
  if (state.status === 'in' && state.me === null) return textButton('/confirm', '시작하기');
  const seen = state.status === 'in' ? state.me : state.last;
  // The menu replaces the link only for users who can sign out.
  const opensMenu = state.status === 'in';
  return {
    link: {
      href: '/me',
      'aria-label': seen ? `내 정보 (${seen.name})` : '내 정보',
      'aria-haspopup': opensMenu ? 'menu' : undefined,
      'data-native': opensMenu ? '' : undefined,
      onClick: opensMenu ? openMenu : undefined,
    },
    content: seen ? <ProfileAvatar name={seen.name} avatarUrl={seen.avatarUrl} size={28} /> : <UserIcon size={20} />,
  };
}

function textButton(href: string, word: string): AccountButton {
  return {
    link: { href, 'aria-label': word },
    content: (
      <>
        <span className="btn sm wide">{word}</span>
        <span className="narrow">
          <UserIcon size={20} />
        </span>
      </>
    ),
  };
}

function openMenu(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const anchor = event.currentTarget;
  import('./account-menu.tsx').then(
    (menu) => menu.openAccountMenu(anchor),
    () => location.assign(anchor.href),
  );
}
