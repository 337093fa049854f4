import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Boss } from '../pages/timers.loader.ts';
import css from './boss-timers.module.css';

interface BossListProps {
  bosses: readonly Boss[];
  onPick: (boss: Boss) => void;
}

export function BossList({ bosses, onPick }: BossListProps) {
  return (
    <Panel title="보스와 출현 장소" aside={`${bosses.length}마리`}>
      <LongList rows={bosses}>
        {(some) => (
          <ul className={css.bossList}>
            {some.map((boss) => (
              <li key={boss.id} className="tap-row">
                <MonsterLink
                  {...boss}
                  className={`opens ${css.bossName}`}
                  sub={<span className="block">{subOf(boss)}</span>}
                />
                <Button
                  className={`${css.addBoss} needs-script`}
                  size="sm"
                  data-press=""
                  aria-label={`${boss.name} 타이머 추가`}
                  onClick={() => onPick(boss)}
                >
                  추가
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </Panel>
  );
}

function subOf({ places, respawn }: Boss): string {
  return [respawn && `리젠 ${respawn.words} (언론 기사)`, ...places].filter(Boolean).join(' · ');
}
