import { useSearchParams } from 'react-router';
import { itemTypeParams } from '#features/game-data/items/item.params.ts';
import type { load } from '#features/game-data/items/pages/items.loader.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import type { LaterProps } from '#platform/client/later-part.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { limitsOf, usableLabel } from './usable-by-me.labels.ts';
import css from './usable-by-me.module.css';
import { NoCharacterHint, UsableHint } from './usable-hint.tsx';

export default function UsableTypes({ waiting }: LaterProps) {
  const state = useMe();
  const { types } = usePageData<typeof load>();
  const { gameServer } = gameServerParams.read(useSearchParams()[0]);
  if (state.status === 'unknown') return waiting;
  if (state.status === 'out') return <UsableHint />;
  const { me } = state;
  if (!me) return <NoCharacterHint />;
  return (
    <nav className={`chips scroll swipe ${css.types}`} aria-label={usableLabel(me)}>
      <span className={css.name}>{usableLabel(me)}</span>
      {types
        .filter(({ levels }) => levels !== null)
        .map(({ id, name }) => (
          <a
            key={id}
            className="chip"
            href={itemTypeParams.link(`/items/types/${id}`, { gameServer, ...limitsOf(me) })}
          >
            {name}
          </a>
        ))}
    </nav>
  );
}
