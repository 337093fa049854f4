import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePicking } from './use-picking.ts';

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
