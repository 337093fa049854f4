import { itemTypeParams } from '#features/game-data/items/item-type.params.ts';
import type { load } from '#features/game-data/items/pages/items.loader.ts';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { toLimits, usableLabel } from './usable-by-me.labels.ts';
import css from './usable-by-me.module.css';
import { UsableLine } from './usable-line.tsx';

/** Links to the items that the visitor's character can use, type by type. */
export function UsableTypes() {
  return <UsableLine of={(me) => <TypeLinks me={me} />} />;
}

function TypeLinks({ me }: { me: Me }) {
  const { types } = usePageData<typeof load>();
  const { gameServer } = gameServerParams.read(useSearchParams()[0]);
  return (
    <nav className={`chips scroll swipe ${css.types}`} aria-label={usableLabel(me)}>
      <span className={css.name}>{usableLabel(me)}</span>
      {types
        .filter(({ levels }) => levels !== null)
        .map(({ id, name }) => (
          <a
            key={id}
            className="chip"
            href={itemTypeParams.link(`/items/types/${id}`, { gameServer, ...toLimits(me) })}
          >
            {name}
          </a>
        ))}
    </nav>
  );
}
