import { useState } from 'react';
import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { RESPAWN_KIND_LABELS } from '../boss-timer.labels.ts';
import type { BossTimer } from '../boss-timer.rules.ts';
import type { Boss } from '../pages/timers.loader.ts';
import css from './boss-timers.module.css';

interface BossListProps {
  bosses: readonly Boss[];
  timers: readonly BossTimer[];
  onKilled: (boss: Boss) => void;
}

/** The other bosses are in a disclosure, which the browser's search opens. */
const SHOWN = 12;

export function BossList({ bosses, timers, onKilled }: BossListProps) {
  const [typed, setTyped] = useState('');
  const found = bosses.filter(({ name, places }) => [name, ...places].some((text) => matchesName(text, typed)));
  const shown = typed.trim() === '' ? SHOWN : found.length;
  const rest = found.slice(shown);
  return (
    <Panel title="보스 목록" aside={`${found.length}마리`}>
      <div className={`${css.search} needs-script`}>
        <SearchField
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          placeholder="보스, 사냥터, 초성도 됩니다"
          aria-label="보스나 사냥터로 찾기"
        />
        <p className="meta">
          알려진 리젠은 {bosses.filter(({ respawn }) => respawn).length}종뿐입니다. 나머지는 직접 설정하세요.
        </p>
      </div>
      {found.length === 0 && <EmptyState text="검색 결과가 없습니다. ‘직접 추가’에 이름을 적어 주세요." />}
      <Rows bosses={found.slice(0, shown)} timers={timers} onKilled={onKilled} />
      {rest.length > 0 && (
        <details className="disclosure fold">
          <summary>
            나머지 {rest.length}마리
            <ChevronDownIcon size={16} />
          </summary>
          <Rows bosses={rest} timers={timers} onKilled={onKilled} />
        </details>
      )}
    </Panel>
  );
}

function Rows({ bosses, timers, onKilled }: BossListProps) {
  return (
    <ul className={css.bossList}>
      {bosses.map((boss) => (
        <li key={boss.id} className="tap-row">
          <MonsterLink {...boss} className={`opens ${css.bossName}`} sub={<Places boss={boss} />} />
          {timers.some(({ name }) => name === boss.name) && <Tag tone="ok">내 타이머</Tag>}
          {/* Bosses on the board have it too: stored rows that arrive must not remove a button being pressed. */}
          <Button
            className={`${css.killed} needs-script`}
            size="sm"
            data-press=""
            aria-label={`${boss.name} 지금 잡음`}
            onClick={() => onKilled(boss)}
          >
            지금 잡음
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Places({ boss: { places, respawn } }: { boss: Boss }) {
  return (
    <>
      {respawn && (
        <span className={css.respawn}>
          리젠 {respawn.words} ({RESPAWN_KIND_LABELS[respawn.kind]})
        </span>
      )}
      {places.map((place) => (
        <span key={place} className="block">
          {place}
        </span>
      ))}
    </>
  );
}
