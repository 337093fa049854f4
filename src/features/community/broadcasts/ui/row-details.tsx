import { type ReactNode, Suspense, useState } from 'react';
import { clockMoment } from '#features/trade/trades/moment.labels.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { channelLabel } from '../broadcast.labels.ts';
import type { BroadcastLine } from '../broadcast-line.ts';
import css from './broadcasts.module.css';

const RowActions = partOnDemand(() => import('./row-actions.tsx'));

/** Details of an opened row: its exact time and its actions. */
export function RowDetails({ line, children }: { line: BroadcastLine; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { createdAt, firstAt, repeats, channel } = line;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>{children}</summary>
      <div className={css.opened}>
        <p className="meta">
          {formatDateTime(createdAt)} · {channelLabel(channel)}
          {repeats > 1 && <span className="own-text">{` · 처음 ${clockMoment(firstAt)}`}</span>}
        </p>
        <div className={css.actions}>
          {isOpen && (
            <Suspense>
              <RowActions line={line} />
            </Suspense>
          )}
        </div>
      </div>
    </details>
  );
}
