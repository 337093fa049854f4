import { GameLink, type GameLinkProps } from './game-link.tsx';

export function MonsterLink(props: GameLinkProps) {
  return <GameLink {...props} path="/monsters/" card="monster" />;
}
