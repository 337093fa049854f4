import type { TileTone } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';

/** The drawn stand-in of a thing: its picture and the wash behind it. */
export interface TileLook {
  icon: GameIconName;
  tone?: TileTone;
}

/** The little that a link to a thing of the game needs; loaders make it (`refs.ts`), links take it spread. */
export interface GameRef extends TileLook {
  id: number;
  name: string;
}
