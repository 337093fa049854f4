import css from './quote-panel.module.css';

interface QuoteRangeProps {
  from: number;
  to: number;
  median: number;
  own?: number | null;
}

export function QuoteRange({ from, to, median, own = null }: QuoteRangeProps) {
  return (
    <div className={css.range} aria-hidden="true">
      <span className={css.half} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={css.median} style={{ left: `${median}%` }} />
      {own !== null && <span className={css.own} style={{ left: `${own}%` }} />}
    </div>
  );
}
