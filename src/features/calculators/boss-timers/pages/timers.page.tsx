import { useState, useSyncExternalStore } from 'react';
import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AddForm } from '../ui/add-form.tsx';
import { type Board, hasStoredTimers, useBoard } from '../ui/board-store.ts';
import { BossList } from '../ui/boss-list.tsx';
import css from '../ui/boss-timers.module.css';
import { TimerBoard } from '../ui/timer-board.tsx';
import { useBoardActions } from '../ui/use-board-actions.ts';
import type { load } from './timers.loader.ts';

const PATH = '/calc/timers';
const NEVER = () => () => {};

export default function TimersPage() {
  'use memo';
  const board = useBoard();
  const { actions, add, start } = useBoardActions();
  return (
    <>
      <PageMeta
        title="보스 타이머"
        description="바람의나라 클래식 보스를 잡은 시각을 적으면 다음 리젠까지 남은 시간을 알려 줍니다. 이 기기에만 저장되고, 링크로 공유할 수 있습니다."
        path={PATH}
      />
      <CalcHead title="보스 타이머" tab="보스 타이머" lead="잡자마자 누르면 다음 리젠을 알려 줍니다" />
      <Timers {...{ board, actions, add, start }} />
    </>
  );
}

interface TimersProps extends ReturnType<typeof useBoardActions> {
  board: Board;
}

function Timers({ board, actions, add, start }: TimersProps) {
  'use memo';
  const { bosses, provenance } = usePageData<typeof load>();
  const isAlive = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  // Read only once, because a timer that is added later needs no new board.
  const [hadTimers] = useState(hasStoredTimers);
  const findKnownRespawn = (name: string) => bosses.find((boss) => boss.name === name)?.respawn ?? null;
  return (
    <div className="stack">
      <div className={isAlive ? undefined : css.room}>
        {/* Remounted when stored rows arrive: new elements cause no layout shift. Without any, early presses are kept. */}
        <TimerBoard key={String(isAlive && hadTimers)} board={board} actions={actions} knownOf={findKnownRespawn} />
      </div>
      <BossList bosses={bosses} timers={board.timers} onKilled={start} />
      <div className="needs-script">
        <AddForm bosses={bosses} timers={board.timers} onAdd={add} />
      </div>
      <FactNote {...provenance} about="보스와 리젠 시간" />
    </div>
  );
}
