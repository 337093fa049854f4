import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { countParts } from '../count-parts.rules.ts';
import css from './calculator.module.css';

interface AnswerProps {
  label: string;
  value: number | null;
  stats?: readonly { label: string; value: ReactNode }[];
  remark?: ReactNode;
}

// The empty unit preserves the height of the line.
const UNKNOWN = [{ digits: '–', unit: '\u00a0' }];

/** Screen readers announce a changed value (live region). */
export function Answer({ label, value, stats = [], remark }: AnswerProps) {
  return (
    <div className={`panel ${css.answer}`} data-answer>
      <div aria-live="polite" aria-atomic="true">
        <span className="meta">{label}</span>
        <p>
          {/* keyed: moved digits would count as a layout shift */}
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
