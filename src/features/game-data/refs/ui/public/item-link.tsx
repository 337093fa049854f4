import { GameLink, type GameLinkProps } from './game-link.tsx';

export function ItemLink(props: GameLinkProps) {
  return <GameLink {...props} path="/items/" card="item" />;
}
