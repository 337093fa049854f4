import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Button } from '#ui/components/button.tsx';
import { Note } from '#ui/components/note.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { sharedFragment } from '../board-text.rules.ts';
import { boardLines, countdownText, dueText, knownText } from '../boss-timer.labels.ts';
import { type BossTimer, remainingMs, sortTimers } from '../boss-timer.rules.ts';
import { AddForm } from '../ui/add-form.tsx';
import { AlarmButtons } from '../ui/alarm-buttons.tsx';
import { type Board, useBoard } from '../ui/board-store.ts';
import css from '../ui/boss-timers.module.css';
import { useClockText } from '../ui/second-clock.ts';
import { type RowActions, TimerEdit } from '../ui/timer-edit.tsx';
import { useBoardActions } from '../ui/use-board-actions.ts';
import type { Boss, load } from './timers.loader.ts';

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
        title="보스 타이머"
        description="바람의나라 클래식 보스를 잡은 시각을 적으면 다음 리젠까지 남은 시간을 알려 줍니다. 이 기기에만 저장되고, 링크로 공유할 수 있습니다."
        path={PATH}
        jsonLd={breadcrumbList(origin, [{ label: '계산기', href: '/calc/exp' }, { label: '보스 타이머' }], PATH)}
      />
      <CalcHead title="보스 타이머" tab="보스 타이머" lead="잡은 시각을 적으면 다음 리젠을 알려 줍니다" />
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
            보스라고 적힌 자료가 없어, 이름이 왕이나 장군이거나 승급 재료를 드롭하거나 혼자 나오거나 체력이 1,000만을
            넘는 몬스터를 모았습니다. 리젠 시간은 언론 기사에 나온 둘만 알려졌습니다.
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

interface BossListProps {
  bosses: readonly Boss[];
  onPick: (boss: Boss) => void;
}

function BossList({ bosses, onPick }: BossListProps) {
  return (
    <Panel title="보스와 출현 장소" aside={`${bosses.length}마리`}>
      <ul className={css.bossList}>
        {bosses.map((boss) => (
          <li key={boss.id}>
            <MonsterLink {...boss} sub={<span className="block elide">{subOf(boss)}</span>} />
            <Button
              className={css.addBoss}
              size="sm"
              aria-label={`${boss.name} 타이머 추가`}
              onClick={() => onPick(boss)}
            >
              추가
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function subOf({ places, respawn }: Boss): string {
  return [respawn && `리젠 ${respawn.words} (언론 기사)`, ...places].filter(Boolean).join(' · ');
}

/** Taller than the screen even when empty, so that rows from the storage do not shift the layout. */
function TimerBoard({ board: { timers, isStored }, actions }: { board: Board; actions: RowActions }) {
  const sorted = sortTimers(timers);
  const isEmpty = sorted.length === 0;
  const share = () =>
    copyText(`${location.origin}/calc/timers${sharedFragment(sorted)}`, { done: '타이머 링크를 복사했습니다' });
  return (
    <section className={`panel ${css.board}`} aria-label="내 타이머">
      <header>
        <h2>내 타이머</h2>
        <span className="meta">{isStored ? '이 기기에만 저장됩니다' : '이 브라우저에는 저장되지 않습니다'}</span>
      </header>
      <div className={`${css.tools} chips`}>
        <AlarmButtons timers={timers} />
        <button
          type="button"
          className={`chip ${css.toolsChip}`}
          disabled={isEmpty}
          onClick={() => copyText(boardLines(sorted), { done: '타이머를 텍스트로 복사했습니다' })}
        >
          텍스트 복사
        </button>
        <button type="button" className={`chip ${css.toolsChip}`} disabled={isEmpty} onClick={share}>
          링크 복사
        </button>
      </div>
      <noscript>
        <p className="pad">타이머는 자바스크립트를 켜야 쓸 수 있습니다. 보스와 출현 장소는 아래에서 볼 수 있습니다.</p>
      </noscript>
      {isEmpty ? (
        <EmptyState
          className={css.boardState}
          text="타이머가 없습니다. 보스를 추가하고 잡자마자 ‘지금 잡음’을 누르면 다음 리젠까지 남은 시간을 알려 줍니다."
          action={
            <a className="btn" href="#add">
              보스 추가
            </a>
          }
        />
      ) : (
        <ol>
          {sorted.map((timer) => (
            <TimerRow key={timer.id} timer={timer} actions={actions} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TimerRow({ timer, actions }: { timer: BossTimer; actions: RowActions }) {
  const due = dueText(timer);
  return (
    <li className={css.row}>
      <div>
        <b className={`nm ${css.whoName}`}>{timer.name}</b> {timer.note && <Tag>{timer.note}</Tag>}
        <small className="meta block">{knownText(timer)}</small>
      </div>
      <p className="num">
        <Countdown timer={timer} />
        <small className="meta block">{due ?? '\u00a0'}</small>
      </p>
      <button
        type="button"
        className={`btn ${css.rowButton}`}
        onClick={() => actions.killedNow(timer)}
        aria-label={`${timer.name} 지금 잡음`}
      >
        지금 잡음
      </button>
      <TimerEdit key={JSON.stringify(timer)} timer={timer} actions={actions} />
    </li>
  );
}

function Countdown({ timer }: { timer: BossTimer }) {
  const words = useClockText((now) => {
    const left = remainingMs(timer, now);
    return left === null ? '' : `${left <= 0 ? 'late' : ''}|${countdownText(left)}`;
  });
  const [state, text] = words.split('|');
  if (!text)
    return <span className={`${css.unknown} faint`}>{timer.respawnMinutes === null ? '리젠 시간 입력' : '–'}</span>;
  return (
    <span className={state === 'late' ? `${css.count} ${css.late}` : css.count} role="timer">
      {text}
    </span>
  );
}
