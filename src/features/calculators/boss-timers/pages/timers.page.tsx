import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { AddForm } from '../ui/add-form.tsx';
import { useBoard } from '../ui/board-store.ts';
import { BossList } from '../ui/boss-list.tsx';
import css from '../ui/boss-timers.module.css';
import { TimerBoard } from '../ui/timer-board.tsx';
import { useBoardActions } from '../ui/use-board-actions.ts';
import type { load } from './timers.loader.ts';

const PATH = '/calc/timers';

export default function TimersPage() {
  'use memo';
  const { bosses, provenance } = usePageData<typeof load>();
  const { origin } = useSite();
  const board = useBoard();
  const { actions, add, bar, closeBar } = useBoardActions();
  return (
    <>
      <PageMeta
        title="보스 시계"
        description="바람의나라 클래식 보스를 잡은 때를 적어 두고 다음에 나올 때까지 남은 시간을 봅니다. 이 기기에만 남고, 주소로 나눌 수 있습니다."
        path={PATH}
        jsonLd={breadcrumbList(origin, [{ label: '계산기', href: '/calc/exp' }, { label: '보스 시계' }], PATH)}
      />
      <CalcHead title="보스 시계" tab="보스 시계" lead="잡은 때를 적고, 나올 때를 기다립니다" />
      <div className="cols">
        <TimerBoard board={board} actions={actions} />
        <div className="stack">
          <AddForm bosses={bosses} timers={board.timers} onAdd={add} />
          <BossList
            bosses={bosses}
            onPick={({ name }) =>
              add({ name, note: '', killedAt: null, respawnMinutes: ownRespawn(board.timers, name) })
            }
          />
          <Note>
            자료에는 보스 표시가 없어, 이름이 왕이나 장군이거나 승급 재료를 주거나 홀로 살거나 체력이 천만이 넘는
            몬스터를 모았습니다. 리젠 시간은 기사에 나온 둘만 알려졌습니다.
          </Note>
          <FactNote {...provenance} about="보스와 리젠 시간" />
        </div>
      </div>
      {bar && <BoardBar text={bar.text} action={bar.action} onClose={closeBar} />}
    </>
  );
}

function ownRespawn(timers: readonly { name: string; respawnMinutes: number | null }[], name: string): number | null {
  return timers.find((timer) => timer.name === name && timer.respawnMinutes !== null)?.respawnMinutes ?? null;
}

interface BoardBarProps {
  text: string;
  action?: { label: string; act: () => void } | undefined;
  onClose: () => void;
}

function BoardBar({ text, action, onClose }: BoardBarProps) {
  return (
    <div className={css.bar} role="status">
      <span>{text}</span>
      {action && (
        <button type="button" className="btn" onClick={action.act}>
          {action.label}
        </button>
      )}
      <button type="button" className="btn ghost" onClick={onClose}>
        닫기
      </button>
    </div>
  );
}
