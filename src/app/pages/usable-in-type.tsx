import { useLocation } from 'react-router';
import { itemTypeParams } from '#features/game-data/items/item-type.params.ts';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { classNames } from '#ui/components/class-names.ts';
import { isOfCharacter, NOT_OF_ANYBODY, toLimits, usableLabel } from './usable-by-me.labels.ts';
import { UsableLine } from './usable-line.tsx';

/** Links to the items of this type that the visitor's character can use, by the public filters, and back. */
export function UsableInType() {
  return <UsableLine of={(me) => <UsableLink me={me} />} />;
}

function UsableLink({ me }: { me: Me }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isShown = isOfCharacter(itemTypeParams.read(search), me);
  return (
    <a
      className={classNames('chip', isShown && 'on')}
      rel="nofollow"
      href={itemTypeParams.href(pathname, search, isShown ? NOT_OF_ANYBODY : toLimits(me))}
      aria-current={isShown ? 'true' : undefined}
    >
      {usableLabel(me)}
    </a>
  );
}
