import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Tile, type TileProps } from '#ui/components/tile.tsx';
import type { GameRef } from './look.ts';

interface GameLinkProps extends GameRef {
  /** 24, 32, 48 or 96 px; `none`: no tile. */
  size?: TileProps['size'] | 'none';
  sub?: ReactNode;
  after?: ReactNode;
  className?: string;
  tileClassName?: string;
}

interface Kind {
  path: string;
  card: string;
}

/** `data-card` names the card that the shell shows on hover, focus and tap. */
export function GameLink({
  id,
  name,
  icon,
  tone,
  size = 'm',
  sub,
  after,
  className,
  tileClassName,
  path,
  card,
}: GameLinkProps & Kind) {
  return (
    <a className={classNames('item', className)} href={`${path}${id}`} data-card={`${card}:${id}`}>
      {size !== 'none' && <Tile icon={icon} tone={tone} size={size} className={tileClassName} />}
      <span className="min-w-0">
        <span className="nm">{name}</span>
        {after && <span className="faint"> {after}</span>}
        {sub && <small>{sub}</small>}
      </span>
    </a>
  );
}

export function ItemLink(props: GameLinkProps) {
  return <GameLink {...props} path="/items/" card="item" />;
}

export function MonsterLink(props: GameLinkProps) {
  return <GameLink {...props} path="/monsters/" card="monster" />;
}

export function SkillLink(props: GameLinkProps) {
  return <GameLink {...props} path="/skills/" card="skill" />;
}
