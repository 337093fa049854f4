import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Palette } from '#features/game-data/search/ui/palette.tsx';
import type { PaletteAction, PalettePlayer } from '#features/game-data/search/ui/palette-row.ts';
import { findProfiles } from '#features/people/profiles/profile.contract.ts';
import { formatJobTitle } from '#features/people/profiles/profile.labels.ts';
import { call } from '#platform/client/call.ts';
import { deskLinks } from './desk-links.ts';
import { paletteActions } from './palette-actions.ts';
import { paletteMarket } from './palette-market.tsx';

let root: Root | undefined;

export function isOpen(): boolean {
  return root !== undefined;
}

interface Opening {
  /** Text that was typed before the palette was open. */
  typed: string;
  toDesk: readonly PaletteAction[];
}

export function open(catalogVersion: string, { typed, toDesk }: Opening): void {
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
        actions={[...paletteActions(), ...toDesk]}
        findPlayers={findPlayers}
        onClose={close}
      />,
    ),
  );
}

/** Returns none for others than operators. */
export async function actionsToDesk(): Promise<PaletteAction[]> {
  const links = await deskLinks();
  return links.map(({ label, ...link }) => ({
    label,
    detail: '운영 화면',
    words: [],
    isFirst: true,
    ...('href' in link ? link : { run: link.onSelect }),
  }));
}

async function findPlayers(beginning: string): Promise<PalettePlayer[]> {
  const found = await call(findProfiles, { query: { q: beginning } });
  return found.map(({ userId, name, level, ...title }) => ({
    name,
    detail: `${formatJobTitle(title)} · 레벨 ${level}`,
    path: `/profiles/${userId}`,
  }));
}
