import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { DatedEntry } from '../../article-reader.ts';

export interface UpcomingRow extends Omit<DatedEntry, 'summary' | 'changedAt'> {
  time: 'now' | 'soon';
}

/** Shows 다가오는 일정: running events, and those that begin soon. */
export function UpcomingPanel({ rows }: { rows: readonly UpcomingRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title="다가오는 일정" more={{ href: '/events', label: '달력' }}>
      <ul className="pad stack gap-2">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <a className="row-link" href={row.path}>
              <span className="nm">
                {row.title} {row.isSample && <Tag>견본</Tag>}
              </span>
              <small className="sub">{whenText(row)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns `지금 · 12.01까지`, `12.05 20:00` or `12.05부터`. */
function whenText({ time, startsAt, endsAt, isAllDay }: UpcomingRow): string {
  const last = endsAt === null ? null : new Date(Date.parse(endsAt) - 1);
  if (time === 'now') return last === null ? '지금' : `지금 · ${dayText(last)}까지`;
  return isAllDay ? `${dayText(startsAt)}부터` : `${dayText(startsAt)} ${formatClock(startsAt)}`;
}

function dayText(at: Date | string): string {
  return seoulDay(at).slice(5).replace('-', '.');
}
