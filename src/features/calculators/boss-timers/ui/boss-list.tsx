import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Boss } from '../pages/timers.loader.ts';
import css from './boss-timers.module.css';

interface BossListProps {
  bosses: readonly Boss[];
  onPick: (boss: Boss) => void;
}

export function BossList({ bosses, onPick }: BossListProps) {
  return (
    <Panel title="보스와 사는 곳" aside={`${bosses.length}마리`}>
      <ul className={css.bossList}>
        {bosses.map((boss) => (
          <li key={boss.id}>
            <MonsterLink {...boss} sub={<span className="block elide">{subOf(boss)}</span>} />
            <Button
              className={css.addBoss}
              size="sm"
              aria-label={`${boss.name} 시계판에 넣기`}
              onClick={() => onPick(boss)}
            >
              넣기
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function subOf({ places, respawn }: Boss): string {
  return [respawn && `기사: ${respawn.words}`, ...places].filter(Boolean).join(' · ');
}
