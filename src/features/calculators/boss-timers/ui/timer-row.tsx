import { Tag } from '#ui/components/tag.tsx';
import { countdownText, dueText, knownText } from '../boss-timer.labels.ts';
import { type BossTimer, remainingMs } from '../boss-timer.rules.ts';
import css from './boss-timers.module.css';
import { useClockText } from './second-clock.ts';
import { type RowActions, TimerEdit } from './timer-edit.tsx';

export function TimerRow({ timer, actions }: { timer: BossTimer; actions: RowActions }) {
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
    return <span className={`${css.unknown} faint`}>{timer.respawnMinutes === null ? '리젠을 정하세요' : '–'}</span>;
  return (
    <span className={state === 'late' ? `${css.count} ${css.late}` : css.count} role="timer">
      {text}
    </span>
  );
}
