import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';

const TOOLS: readonly { href: string; icon: GameIconName; name: string; does: string }[] = [
  { href: '/calc/plan', icon: 'skill/muscle-up', name: '승급 계획', does: '모을 경험치와 재료, 사냥터' },
  { href: '/calc/kingQuest/buyeo', icon: 'skill/castle', name: '왕퀘', does: '잡을 몬스터와 제외할 몬스터' },
  { href: '/maps/route', icon: 'skill/cave-entrance', name: '길찾기', does: '사냥터와 NPC까지 가는 길' },
  { href: '/calc/timers', icon: 'beast/oni', name: '보스 타이머', does: '잡은 시각과 다음 리젠' },
];

/** Tools that are useful even without any trades; `isColumn`: arranged in one column. */
export function ToolTiles({ isColumn = false }: { isColumn?: boolean }) {
  return (
    <ul className={isColumn ? 'stack' : 'f2'}>
      {TOOLS.map(({ href, icon, name, does }) => (
        <li key={href} className="panel">
          <a className="row row-link gap-3 pad" href={href}>
            <Tile icon={icon} tone="use" size="l" />
            <span className="grow">
              <span className="nm">{name}</span>
              <span className="sub">{does}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
