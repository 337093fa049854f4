import { GameIcon } from '../game-icons/game-icon.tsx';
import type { GameIconName } from '../game-icons/names.ts';
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
