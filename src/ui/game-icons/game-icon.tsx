import type { GameIconName } from './names.ts';
import { gameIconHref } from './sprite.ts';

/** A picture of the game (game-icons.net, CC BY 3.0), drawn from a cached sheet in the text colour. */
export function GameIcon({ name, size = 24 }: { name: GameIconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={gameIconHref(name)} />
    </svg>
  );
}
