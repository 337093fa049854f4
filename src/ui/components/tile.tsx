import { GameIcon } from '../game-icons/game-icon.tsx';
import type { GameIconName } from '../game-icons/names.ts';

/** None is neutral: monsters, places. */
export type TileTone = 'weapon' | 'armour' | 'material' | 'food' | 'use';
export interface TileProps {
  icon: GameIconName;
  tone?: TileTone;
  /** 24, 32, 48, 96 px. */
  size?: 's' | 'm' | 'l' | 'xl';
}

export function Tile({ icon, tone, size = 'm' }: TileProps) {
  const classes = ['tile', tone, size === 'm' ? undefined : size].filter(Boolean).join(' ');
  return (
    <span className={classes}>
      <GameIcon name={icon} />
    </span>
  );
}
