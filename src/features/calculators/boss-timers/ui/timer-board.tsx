import { EmptyState } from '#ui/components/states.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { sharedFragment } from '../board-text.rules.ts';
import { boardLines } from '../boss-timer.labels.ts';
import { sortTimers } from '../boss-timer.rules.ts';
import { AlarmButtons } from './alarm-buttons.tsx';
import type { Board } from './board-store.ts';
import css from './boss-timers.module.css';
import type { RowActions } from './timer-edit.tsx';
import { TimerRow } from './timer-row.tsx';

/** Taller than the screen even when empty, so that rows from the storage do not shift the layout. */
export function TimerBoard({ board: { timers, isStored }, actions }: { board: Board; actions: RowActions }) {
  const sorted = sortTimers(timers);
  const isEmpty = sorted.length === 0;
  const share = () =>
    copyText(`${location.origin}/calc/timers${sharedFragment(sorted)}`, { done: '시계판 주소를 복사했습니다' });
  return (
    <section className={`panel ${css.board}`} aria-label="시계판">
      <header>
        <h2>시계판</h2>
        <span className="meta">{isStored ? '이 기기에만 남습니다' : '이 브라우저는 저장하지 못합니다'}</span>
      </header>
      <div className={`${css.tools} chips`}>
        <AlarmButtons timers={timers} />
        <button
          type="button"
          className={`chip ${css.toolsChip}`}
          disabled={isEmpty}
          onClick={() => copyText(boardLines(sorted), { done: '시계판을 글로 복사했습니다' })}
        >
          글 복사
        </button>
        <button type="button" className={`chip ${css.toolsChip}`} disabled={isEmpty} onClick={share}>
          주소 복사
        </button>
      </div>
      <noscript>
        <p className="pad">시계판은 자바스크립트를 켜야 쓸 수 있습니다. 보스와 사는 곳은 아래에서 볼 수 있습니다.</p>
      </noscript>
      {isEmpty ? (
        <EmptyState
          className={css.boardState}
          text="기다리는 보스가 없습니다. 보스를 넣고 잡자마자 누르면 다음에 나올 때를 셉니다."
          action={
            <a className="btn" href="#add">
              보스 넣기
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
