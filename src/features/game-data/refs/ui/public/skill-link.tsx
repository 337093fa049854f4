import { GameLink, type GameLinkProps } from './game-link.tsx';

export function SkillLink(props: GameLinkProps) {
  return <GameLink {...props} path="/skills/" card="skill" />;
}
