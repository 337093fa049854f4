import css from './quote-panel.module.css';

interface QuoteRangeProps {
  /** Where the middle half begins and ends, the median and one's own price stand, in % of the line. */
  from: number;
  to: number;
  median: number;
  own?: number | null;
}

/** From the lowest to the highest counted price: the middle half, the median, and the diamond of one's own. */
export function QuoteRange({ from, to, median, own = null }: QuoteRangeProps) {
  return (
    <div className={css.range} aria-hidden="true">
      <span className={css.half} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={css.median} style={{ left: `${median}%` }} />
      {own !== null && <span className={css.own} style={{ left: `${own}%` }} />}
    </div>
  );
}
