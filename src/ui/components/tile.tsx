import type { GameIconName } from '../game-icons/names.ts';
import { gameIconHref } from '../game-icons/sprite.ts';
import { classNames } from './class-names.ts';

/** Absent for neutral tiles: monsters, places. */
export type TileTone = 'weapon' | 'armour' | 'material' | 'food' | 'use';
export interface TileProps {
  icon: GameIconName;
  tone?: TileTone;
  /** Sides of 24, 32, 48 and 96 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
}

export function Tile({ icon, tone, size = 'm', className }: TileProps) {
  return (
    <span className={classNames('tile', tone, size !== 'm' && size, className)}>
      <GameIcon name={icon} />
    </span>
  );
}

/** A picture of the game (game-icons.net, CC BY 3.0), drawn from a cached sheet in the text colour. */
function GameIcon({ name, size = 24 }: { name: GameIconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={gameIconHref(name)} />
    </svg>
  );
}
