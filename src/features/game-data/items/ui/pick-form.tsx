import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { itemTypeParams } from '../item-type.params.ts';

const PickBar = await drawnLater(async () => (await import('./pick-bar.tsx')).PickBar);

interface PickFormProps {
  /** All rows that the lists within the form show. */
  rows: readonly { id: number }[];
  children: ReactNode;
}

/** Wraps the lists in a plain form while items are being chosen for a comparison; with scripts it also counts them. */
export function PickForm({ rows, children }: PickFormProps) {
  const { isPicking, gameServer } = usePicking();
  if (!isPicking) return children;
  return (
    <form className="stack" action="/items" method="get" aria-label="비교할 아이템 고르기">
      {gameServer !== undefined && <input type="hidden" name="gameServer" value={gameServer} />}
      {children}
      <PickBar rows={rows} gameServer={gameServer} />
    </form>
  );
}

/** Whether items of the list are being chosen for a comparison, according to the address. */
export function usePicking() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { pick, gameServer } = itemTypeParams.read(search);
  const isPicking = pick !== undefined;
  return {
    isPicking,
    gameServer,
    link: {
      href: itemTypeParams.href(pathname, search, { pick: isPicking ? undefined : '1' }),
      label: isPicking ? '고르기 끝내기' : '비교할 것 고르기',
    },
  };
}
