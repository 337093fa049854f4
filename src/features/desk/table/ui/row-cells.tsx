import type { ReactNode } from 'react';
import { isLate, waitingTime } from '../waiting-time.labels.ts';
import css from './row-cells.module.css';

interface TwoLinesProps {
  /** In bold; opens the row. */
  name: ReactNode;
  /** Beside it. */
  about?: ReactNode;
  /** Below it. */
  quote?: ReactNode;
}

/** The main cell of a row: who and which thing, then the first words. */
export function TwoLines({ name, about, quote }: TwoLinesProps) {
  return (
    <>
      <span className={css.first}>
        <b>{name}</b>
        {about && <span className="dim elide">{about}</span>}
      </span>
      {quote && <span className={`sub faint elide ${css.quote}`}>{quote}</span>}
    </>
  );
}

/** How long a row has waited; vermilion once the promised answer within a day is late. */
export function WaitingTime({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} className={isLate(at, now) ? css.late : 'faint'}>
      {waitingTime(at, now)}
    </time>
  );
}
