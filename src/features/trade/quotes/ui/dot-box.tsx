import type { Quote } from '../quote.contract.ts';
import { type DotPlot, type DotPrices, dotPlot } from './dot-plot.rules.ts';
import css from './quotes.module.css';
import { useWidth } from './use-width.ts';

interface DotBoxProps {
  quote: Quote;
  prices: DotPrices | null;
  side: 'sell' | 'buy';
  width: number;
}

export function DotBox({ quote, prices, side, width: drawn }: DotBoxProps) {
  const { box, width } = useWidth<HTMLDivElement>(drawn);
  const plot = dotPlot(quote, prices, width);
  return (
    <div className={css.dots} ref={box}>
      {plot && <Drawing plot={plot} colour={side === 'sell' ? 'var(--vermilion-ink)' : 'var(--indigo-ink)'} />}
    </div>
  );
}

function Drawing({ plot, colour }: { plot: DotPlot; colour: string }) {
  const { width, height, middle, axis, band, median, dots, crosses, labels } = plot;
  return (
    <svg className="chart exact" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {band && <rect x={band.x} y="4" width={band.width} height={axis - 8} fill="var(--band)" opacity="0.55" />}
      <line className="gl" x1="8" x2={width - 8} y1={axis + 0.5} y2={axis + 0.5} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill={colour} />
      ))}
      {[...new Set(crosses.map(({ x }) => x))].map((x) => (
        <path key={x} d={`M${x - 4} ${middle - 4}l8 8m0-8-8 8`} stroke="var(--paper-faint)" strokeWidth="1.5" />
      ))}
      {median !== null && <rect x={Math.round(median) - 1} y="2" width="2" height={axis - 2} fill="var(--gold)" />}
      {labels.map(({ x, text, anchor }) => (
        <text key={x} x={x} y={axis + 18} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
