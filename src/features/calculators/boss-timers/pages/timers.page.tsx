import { useState, useSyncExternalStore } from 'react';
import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { usualRespawn } from '../boss-timer.rules.ts';
import { AddForm } from '../ui/add-form.tsx';
import { type Board, useBoard } from '../ui/board-store.ts';
import { BossList } from '../ui/boss-list.tsx';
import css from '../ui/boss-timers.module.css';
import { TimerBoard } from '../ui/timer-board.tsx';
import { useBoardActions } from '../ui/use-board-actions.ts';
import type { load } from './timers.loader.ts';

const PATH = '/calc/timers';
const NEVER = () => () => {};

export default function TimersPage() {
  'use memo';
  const { origin } = useSite();
  const board = useBoard();
  const { actions, add } = useBoardActions();
  const isAlive = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta
        title="보스 타이머"
        description="바람의나라 클래식 보스를 잡은 시각을 적으면 다음 리젠까지 남은 시간을 알려 줍니다. 이 기기에만 저장되고, 링크로 공유할 수 있습니다."
        path={PATH}
        jsonLd={breadcrumbList(origin, [{ label: '계산기', href: '/calc/exp' }, { label: '보스 타이머' }], PATH)}
      />
      <CalcHead title="보스 타이머" tab="보스 타이머" lead="잡은 시각을 적으면 다음 리젠을 알려 줍니다" />
      {/* Made anew when the stored rows come in: new elements cause no layout shift. */}
      <Columns key={String(isAlive)} {...{ board, actions, add }} />
    </>
  );
}

interface ColumnsProps extends ReturnType<typeof useBoardActions> {
  board: Board;
}

/** The bosses come first on a phone, but to whoever comes back to timers these. */
function Columns({ board, actions, add }: ColumnsProps) {
  'use memo';
  const { bosses, provenance } = usePageData<typeof load>();
  const [isBack] = useState(board.timers.length > 0);
  const knownOf = (name: string) => bosses.find((boss) => boss.name === name)?.respawn ?? null;
  const list = (
    <div className={`stack ${css.list}`}>
      <Note>리젠 시간은 언론 기사에 나온 둘만 알려졌습니다. 나머지는 잡은 뒤에 직접 정합니다.</Note>
      <BossList
        bosses={bosses}
        onPick={({ name, respawn }) =>
          add({ name, note: '', killedAt: null, respawnMinutes: usualRespawn(board.timers, name, respawn) })
        }
      />
    </div>
  );
  return (
    <div className={`cols flip ${css.cols}`}>
      {isBack || list}
      <div className={`stack ${css.board}`}>
        <TimerBoard board={board} actions={actions} knownOf={knownOf} />
        <div className="needs-script">
          <AddForm bosses={bosses} timers={board.timers} onAdd={add} />
        </div>
      </div>
      {isBack && list}
      <div className={`stack ${css.board}`}>
        <p className="meta">
          보스라고 적힌 자료가 없어, 이름이 왕이나 장군이거나 승급 재료를 드롭하거나 혼자 나오거나 체력이 1,000만을 넘는
          몬스터를 모았습니다.
        </p>
        <FactNote {...provenance} about="보스와 리젠 시간" />
      </div>
    </div>
  );
}
