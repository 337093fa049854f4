import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { countParts } from '../count-parts.rules.ts';
import css from './calculator.module.css';

interface Stat {
  label: string;
  value: ReactNode;
}

interface AnswerPanelProps {
  label: ReactNode;
  /** The main value: an `Amount` or `Price` of the size `hero`. */
  hero: ReactNode;
  remark: ReactNode;
  stats: readonly Stat[];
}

export function AnswerPanel({ label, hero, remark, stats }: AnswerPanelProps) {
  return (
    <div className={`panel ${css.answer}`} id="answer" data-answer>
      <div data-spoken="">
        <span className="meta">{label}</span>
        <p>{hero}</p>
        <span className={`meta num ${css.remark}`}>{remark}</span>
      </div>
      <dl key={stats.length}>
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface AnswerProps {
  label: string;
  /** Null: not known. */
  value: number | null;
  stats?: readonly Stat[];
  remark?: ReactNode;
}

// The empty unit preserves the height of the line.
const UNKNOWN = [{ digits: '–', unit: '\u00a0' }];

export function Answer({ label, value, stats = [], remark }: AnswerProps) {
  return (
    <AnswerPanel
      label={label}
      stats={stats}
      // Keyed by the value, because moved digits would count as a layout shift.
      hero={<Amount key={value} size="hero" parts={value === null ? UNKNOWN : countParts(value)} />}
      remark={remark ?? (value === null ? '' : formatDigits(value))}
    />
  );
}
