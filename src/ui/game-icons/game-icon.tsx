import type { GameIconName } from './names.ts';
import { gameIconHref } from './sprite.ts';

/** One of the game's pictures (game-icons.net, CC BY 3.0), drawn from a cached sheet in the colour of the text. */
export function GameIcon({ name, size = 24 }: { name: GameIconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={gameIconHref(name)} />
    </svg>
  );
}
