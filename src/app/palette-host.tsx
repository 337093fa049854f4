import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Palette } from '#features/game-data/search/ui/palette.tsx';
import { paletteActions } from './palette-actions.ts';
import { paletteMarket } from './palette-market.tsx';
import { findPlayers } from './palette-players.ts';

let root: Root | undefined;

export function isOpen(): boolean {
  return root !== undefined;
}

/** @param typed text that was typed before the palette was open */
export function open(catalogVersion: string, typed: string): void {
  if (root) return;
  const place = document.body.appendChild(document.createElement('div'));
  const opened = createRoot(place);
  root = opened;
  const close = () => {
    root = undefined;
    // Deferred, because React cannot remove the root while it renders.
    queueMicrotask(() => {
      opened.unmount();
      place.remove();
    });
  };
  // Rendered synchronously, so that the next letter goes to its field.
  flushSync(() =>
    opened.render(
      <Palette
        catalogVersion={catalogVersion}
        typed={typed}
        market={paletteMarket()}
        actions={paletteActions()}
        findPlayers={findPlayers}
        onClose={close}
      />,
    ),
  );
}
