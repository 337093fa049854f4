import { useState } from 'react';
import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Boss } from '../pages/timers.loader.ts';
import css from './boss-timers.module.css';

interface BossListProps {
  bosses: readonly Boss[];
  onPick: (boss: Boss) => void;
}

/** The others wait in a fold that the browser's search opens. */
const SHOWN = 8;

export function BossList({ bosses, onPick }: BossListProps) {
  const [typed, setTyped] = useState('');
  const found = bosses.filter(({ name, places }) => [name, ...places].some((text) => matchesName(text, typed)));
  const shown = typed.trim() === '' ? SHOWN : found.length;
  const rest = found.slice(shown);
  return (
    <Panel title="보스와 출현 장소" aside={`${found.length}마리`}>
      <div className={`${css.search} needs-script`}>
        <SearchField
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="보스, 사냥터, 초성도 됩니다"
          aria-label="보스나 사냥터로 찾기"
        />
      </div>
      {found.length === 0 && <EmptyState text="그런 보스가 없습니다. 직접 추가에 이름을 적으면 됩니다." />}
      <Rows bosses={found.slice(0, shown)} onPick={onPick} />
      {rest.length > 0 && (
        <details className="disclosure fold">
          <summary>
            나머지 {rest.length}마리
            <ChevronDownIcon size={16} />
          </summary>
          <Rows bosses={rest} onPick={onPick} />
        </details>
      )}
    </Panel>
  );
}

function Rows({ bosses, onPick }: BossListProps) {
  return (
    <ul className={css.bossList}>
      {bosses.map((boss) => (
        <li key={boss.id} className="tap-row">
          <MonsterLink {...boss} className={`opens ${css.bossName}`} sub={<Places boss={boss} />} />
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
  );
}

function Places({ boss: { places, respawn } }: { boss: Boss }) {
  return (
    <>
      {respawn && <span className={css.respawn}>리젠 {respawn.words} (언론 기사)</span>}
      {places.map((place) => (
        <span key={place} className="block">
          {place}
        </span>
      ))}
    </>
  );
}
