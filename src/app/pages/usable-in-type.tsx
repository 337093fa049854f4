import { useLocation, useSearchParams } from 'react-router';
import { itemTypeParams } from '#features/game-data/items/item.params.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import type { LaterProps } from '#platform/client/later-part.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { isOfCharacter, limitsOf, NOT_OF_ANYBODY, usableLabel } from './usable-by-me.labels.ts';
import { NoCharacterHint, UsableHint } from './usable-hint.tsx';

export default function UsableInType({ waiting }: LaterProps) {
  const state = useMe();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (state.status === 'unknown') return waiting;
  if (state.status === 'out') return <UsableHint />;
  if (!state.me) return <NoCharacterHint />;
  const isShown = isOfCharacter(itemTypeParams.read(search), state.me);
  return (
    <a
      className={classNames('chip', isShown && 'on')}
      rel="nofollow"
      href={itemTypeParams.href(pathname, search, isShown ? NOT_OF_ANYBODY : limitsOf(state.me))}
      aria-current={isShown ? 'true' : undefined}
    >
      {usableLabel(state.me)}
    </a>
  );
}
