import { useEffect, useRef } from 'react';
import { removeRoom, storeRoom } from '#platform/client/own-rooms.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { sharedFragment } from '../board-text.rules.ts';
import { boardLines, countdownText, dueText, knownText, overdueText } from '../boss-timer.labels.ts';
import {
  type BossTimer,
  isAwaited,
  type KnownRespawn,
  lacksRespawn,
  remainingMs,
  sortTimers,
} from '../boss-timer.rules.ts';
import { AlarmButtons } from './alarm-buttons.tsx';
import type { Board } from './board-store.ts';
import css from './boss-timers.module.css';
import { RespawnPrompt } from './respawn-prompt.tsx';
import { useClockText } from './second-clock.ts';
import { type RowActions, TimerEdit } from './timer-edit.tsx';
import { rowId } from './use-board-actions.ts';

interface TimerBoardProps {
  board: Board;
  actions: RowActions;
  knownOf: (name: string) => KnownRespawn | null;
}

/** Interval at which the rows are sorted again. */
const ORDER_MS = 10_000;
/** Key of the stored height, so that content below does not move when the stored rows arrive. */
const ROOM = 'boss-timers';

export function TimerBoard({ board: { timers, isStored }, actions, knownOf }: TimerBoardProps) {
  const now = Number(useClockText((at) => String(Math.floor(at / ORDER_MS) * ORDER_MS)));
  const sorted = sortTimers(timers, now);
  const isEmpty = sorted.length === 0;
  const share = () =>
    copyText(`${location.origin}/calc/timers${sharedFragment(sorted)}`, { done: '타이머 링크를 복사했습니다' });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current && !isEmpty) return storeRoom(ROOM, panel.current);
    return removeRoom(ROOM);
  }, [isEmpty]);
  return (
    <section ref={panel} className="panel" aria-label="내 타이머">
      <header>
        <h2>내 타이머</h2>
        <span className="meta">{isStored ? '이 기기에만 저장됩니다' : '이 브라우저에는 저장되지 않습니다'}</span>
      </header>
      <div className={`${css.tools} chips needs-script`}>
        <AlarmButtons timers={timers} />
        {!isEmpty && (
          <>
            <button
              type="button"
              className={`chip ${css.toolsChip}`}
              onClick={() => copyText(boardLines(sorted), { done: '타이머를 텍스트로 복사했습니다' })}
            >
              텍스트 복사
            </button>
            <button type="button" className={`chip ${css.toolsChip}`} onClick={share}>
              링크 복사
            </button>
          </>
        )}
      </div>
      <noscript>
        <p className="pad">타이머는 자바스크립트를 켜야 쓸 수 있습니다. 보스와 출현 장소는 볼 수 있습니다.</p>
      </noscript>
      {isEmpty ? (
        <EmptyState
          className={`needs-script ${css.empty}`}
          text="보스를 잡자마자 아래에서 ‘지금 잡음’을 누르세요. 남은 시간이 여기에 보입니다."
        />
      ) : (
        <ol>
          {sorted.map((timer, index) => (
            <TimerRow
              key={timer.id}
              timer={timer}
              known={knownOf(timer.name)}
              isNext={index === 0 && isAwaited(timer, now)}
              actions={actions}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface TimerRowProps {
  timer: BossTimer;
  known: KnownRespawn | null;
  isNext: boolean;
  actions: RowActions;
}

function TimerRow({ timer, known, isNext, actions }: TimerRowProps) {
  return (
    <li id={rowId(timer.id)} className={isNext ? `${css.row} ${css.next}` : css.row}>
      <div>
        <b className={`nm ${css.whoName}`}>{timer.name}</b> {timer.note && <Tag>{timer.note}</Tag>}
        <small className="meta block">{knownText(timer, known)}</small>
      </div>
      <p className="num">
        <Countdown timer={timer} />
        <small className="meta block">
          <span className="own-text">{dueText(timer, known) ?? '\u00a0'}</span>
          <Overdue timer={timer} />
        </small>
      </p>
      <button
        type="button"
        className={`btn ${css.rowButton}`}
        onClick={() => actions.killedNow(timer)}
        aria-label={`${timer.name} 지금 잡음`}
      >
        지금 잡음
      </button>
      <Elapsed timer={timer} />
      {lacksRespawn(timer) && (
        <RespawnPrompt name={timer.name} onChoose={(respawnMinutes) => actions.save({ ...timer, respawnMinutes })} />
      )}
      <TimerEdit key={JSON.stringify(timer)} timer={timer} actions={actions} />
    </li>
  );
}

/** Shows how much of the respawn time has passed, in percent. */
function Elapsed({ timer }: { timer: BossTimer }) {
  const percent = useClockText((now) => {
    const left = remainingMs(timer, now);
    if (left === null || timer.respawnMinutes === null) return '';
    return String(Math.round(100 - (Math.max(0, left) / (timer.respawnMinutes * MINUTE_MS)) * 100));
  });
  if (percent === '') return null;
  return (
    <span className={`bar thin ${css.elapsed} ${percent === '100' ? css.over : ''}`} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}

function Overdue({ timer }: { timer: BossTimer }) {
  const late = useClockText((now) => overdueText(remainingMs(timer, now) ?? 0) ?? '');
  return late && ` · ${late}`;
}

function Countdown({ timer }: { timer: BossTimer }) {
  const words = useClockText((now) => {
    const left = remainingMs(timer, now);
    return left === null ? '' : `${left <= 0 ? 'late' : ''}|${countdownText(left)}`;
  });
  const [state, text] = words.split('|');
  if (!text) return <span className="faint">–</span>;
  return (
    <span className={state === 'late' ? `${css.count} ${css.late}` : css.count} role="timer">
      {text}
    </span>
  );
}
