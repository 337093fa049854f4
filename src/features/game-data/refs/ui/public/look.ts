import type { TileTone } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';

export interface TileLook {
  icon: GameIconName;
  tone?: TileTone;
}

/** Loaders create it (`refs.reader.ts`), links take it as spread props. */
export interface GameRef extends TileLook {
  id: number;
  name: string;
}
