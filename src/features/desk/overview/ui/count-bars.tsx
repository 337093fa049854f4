import css from './count-bars.module.css';

const WIDTH = 120;
const HEIGHT = 20;
const GAP = 1;
const LINE = 1;

interface CountBarsProps {
  counts: readonly number[];
  /** The last hour or day has not ended: it is dotted. */
  isLastOpen: boolean;
}

/** A bar for each hour or day. */
export function CountBars({ counts, isLastOpen }: CountBarsProps) {
  const step = WIDTH / Math.max(1, counts.length);
  const bar = step > 2 * GAP ? step - GAP : step;
  const most = Math.max(1, ...counts);
  const tops = counts.map((count) => HEIGHT - (count === 0 ? 0 : Math.max(LINE, Math.round((count / most) * HEIGHT))));
  const ended = isLastOpen ? tops.slice(0, -1) : tops;
  const bars = ended.map((top, nth) => `M${tenth(nth * step)} ${HEIGHT}V${top}h${tenth(bar)}V${HEIGHT}z`);
  const left = tenth((counts.length - 1) * step + LINE / 2);
  const top = Math.min(HEIGHT, (tops.at(-1) ?? HEIGHT) + LINE / 2);
  return (
    <svg className={css.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={bars.join('')} />
      {isLastOpen && (
        <path className={css.unfinished} d={`M${left} ${HEIGHT}V${top}h${tenth(Math.max(0, bar - LINE))}V${HEIGHT}`} />
      )}
    </svg>
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
