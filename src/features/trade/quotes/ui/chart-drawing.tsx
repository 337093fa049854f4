import type { ChartLayout, ChartLine } from './price-chart.rules.ts';
import css from './quotes.module.css';

const FLAG_HEIGHT = 22;
const CLEAR_OF_EDGE = 3;

export function ChartDrawing({ layout, label }: { layout: ChartLayout; label: string }) {
  const { width, height, plot, volume, grid, dayLabels, bars, flag, completed, sell, buy, beyond } = layout;
  return (
    <svg
      className="chart exact"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {grid.map(({ y, label: text }) => (
        <g key={y}>
          <line className="gl" x1={plot.left} x2={plot.right} y1={Math.round(y) + 0.5} y2={Math.round(y) + 0.5} />
          {text !== null && (
            <text x={width - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          )}
        </g>
      ))}
      <line className="gl" x1={plot.left} x2={plot.right} y1={volume.bottom + 0.5} y2={volume.bottom + 0.5} />
      {bars.map((bar) => (
        <rect key={bar.day} className="vol" x={bar.x} y={bar.y} width={bar.width} height={bar.height} />
      ))}
      {dayLabels.map(({ x, text }) => (
        <text key={text} x={x} y={volume.bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
      <Line line={sell} colour="var(--vermilion)" isThin />
      <Line line={buy} colour="var(--indigo)" isThin />
      <Line line={completed} colour="var(--gold)" />
      {beyond.map(({ x, isAbove, day }) => (
        <path
          key={`${day} ${isAbove}`}
          className={css.beyond}
          d={
            isAbove
              ? `M${x - 4} ${plot.top - CLEAR_OF_EDGE}h8l-4-6z`
              : `M${x - 4} ${plot.bottom + CLEAR_OF_EDGE}h8l-4 6z`
          }
        />
      ))}
      {flag && (
        <g>
          <rect
            x={plot.right + 6}
            y={Math.round(flag.y) - FLAG_HEIGHT / 2}
            width={width - plot.right - 6}
            height={FLAG_HEIGHT}
            rx="3"
            fill="var(--gold)"
          />
          <text className={css.flag} x={width - 6} y={Math.round(flag.y) + 4} textAnchor="end">
            {flag.text}
          </text>
        </g>
      )}
    </svg>
  );
}

function Line({ line, colour, isThin = false }: { line: ChartLine; colour: string; isThin?: boolean }) {
  if (line.dot) return <circle cx={line.dot.x} cy={line.dot.y} r="3" fill={colour} />;
  return line.path === '' ? null : <path className={isThin ? 'ln thin' : 'ln'} d={line.path} stroke={colour} />;
}
