import { DAY_HOURS } from '../overview.contract.ts';
import css from './hour-bars.module.css';

const STEP = 5;
const BAR = 4;
const HEIGHT = 20;
const LINE = 1;

/** A bar for each hour; the one that has not ended is dotted. */
export function HourBars({ hours }: { hours: readonly number[] }) {
  const most = Math.max(1, ...hours);
  const tops = hours.map((count) => HEIGHT - (count === 0 ? 0 : Math.max(LINE, Math.round((count / most) * HEIGHT))));
  const bars = tops.slice(0, -1).map((top, nth) => `M${nth * STEP} ${HEIGHT}V${top}h${BAR}V${HEIGHT}z`);
  const left = (DAY_HOURS - 1) * STEP + LINE / 2;
  const top = Math.min(HEIGHT, (tops.at(-1) ?? HEIGHT) + LINE / 2);
  return (
    <svg className={css.bars} viewBox={`0 0 ${DAY_HOURS * STEP} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={bars.join('')} />
      <path className={css.unfinished} d={`M${left} ${HEIGHT}V${top}h${BAR - LINE}V${HEIGHT}`} />
    </svg>
  );
}
