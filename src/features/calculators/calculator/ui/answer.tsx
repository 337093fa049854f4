import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { countParts } from '../count-parts.rules.ts';
import css from './calculator.module.css';

interface AnswerProps {
  /** What the number is. */
  label: string;
  /** A count without a unit, such as experience; null: not known. */
  value: number | null;
  /** Smaller figures beside it. */
  stats?: readonly { label: string; value: ReactNode }[];
  /** Below the number; its full digits when left out. */
  remark?: ReactNode;
}

// An empty unit: the line stands as high as with a number.
const UNKNOWN = [{ digits: '–', unit: '\u00a0' }];

/** The one big number of a calculator; said anew to screen readers when it changes. */
export function Answer({ label, value, stats = [], remark }: AnswerProps) {
  return (
    <div className={`panel ${css.answer}`} data-answer>
      <div aria-live="polite" aria-atomic="true">
        <span className="meta">{label}</span>
        <p>
          {/* another number is drawn anew: its pieces would count as moved */}
          <Amount key={value} size="hero" parts={value === null ? UNKNOWN : countParts(value)} />
        </p>
        <span className="meta num">{remark ?? (value === null ? '' : formatDigits(value))}</span>
      </div>
      <dl>
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
