import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import type { StatsTable } from '../stats.contract.ts';
import { type StatsPeriod, statsFile } from '../stats.params.ts';
import { TABLE_LABELS } from '../stats-screen.labels.ts';
import css from './stats.module.css';

/** Takes the table of a panel away as a file. */
export function CsvLink({ table, period }: { table: StatsTable; period: StatsPeriod }) {
  const label = `${TABLE_LABELS[table]} CSV 받기`;
  return (
    <a className={`iconbtn ${css.csv}`} href={statsFile(table, period)} download="" aria-label={label} title={label}>
      <DownloadIcon size={16} />
    </a>
  );
}
