import { Panel } from '#ui/components/panel.tsx';
import { patchArchiveParams } from '../article-page.params.ts';
import css from './articles.module.css';

interface MonthsPanelProps {
  months: readonly { month: string; count: number }[];
  current?: string | undefined;
}

/** Lists the months with patch notes. */
export function MonthsPanel({ months, current }: MonthsPanelProps) {
  if (months.length === 0) return null;
  return (
    <Panel title="월별" as="aside">
      <ul className={css.entries}>
        {months.map(({ month, count }) => (
          <li key={month}>
            <a
              href={patchArchiveParams.link('/patchNotes/index-back', { month })}
              aria-current={month === current ? 'true' : undefined}
            >
              <span className={css.name}>{monthText(month)}</span>
              <span className={css.when}>{count}개</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Returns `2025년 11월`. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year}년 ${Number(number)}월`;
}
