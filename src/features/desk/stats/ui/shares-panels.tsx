import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { sum } from '../../overview/day.rules.ts';
import { percentText } from '../../overview/overview.labels.ts';
import type { Stats, StatsTable } from '../stats.contract.ts';
import { DEVICE_NAMES } from '../stats.labels.ts';
import type { StatsPeriod } from '../stats.params.ts';
import { hostRows } from '../stats-sums.rules.ts';
import { CsvLink } from './csv-link.tsx';
import { ShareBar } from './share-bar.tsx';
import css from './stats.module.css';

interface PanelOfStats {
  stats: Stats;
  period: StatsPeriod;
}

/** Views by the kind of device, and those of bots, which are in no other number. */
export function DevicesPanel({ stats: { devices, bots }, period }: PanelOfStats) {
  const rows = devices.map(({ device, views }) => ({ name: DEVICE_NAMES[device], views }));
  return (
    <Shares title="기기" unit="조회" table="devices" rows={rows} period={period}>
      {bots > 0 && `로봇의 조회 ${formatDigits(bots)}번은 다른 수에 넣지 않았습니다.`}
    </Shares>
  );
}

/** Views that came from outside, by the site that led here. */
export function HostsPanel({ stats: { hosts }, period }: PanelOfStats) {
  const all = sum(hosts.map(({ views }) => views));
  return (
    <Shares
      title="들어온 곳"
      unit={`밖에서 들어온 조회 ${formatDigits(all)}`}
      table="hosts"
      rows={hostRows(hosts)}
      period={period}
    />
  );
}

interface SharesProps {
  title: string;
  unit: string;
  table: StatsTable;
  rows: readonly { name: string; views: number }[];
  period: StatsPeriod;
  children?: string | false;
}

function Shares({ title, unit, table, rows, period, children }: SharesProps) {
  const all = Math.max(1, sum(rows.map(({ views }) => views)));
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <Panel
      title={title}
      aside={
        <>
          <span className="meta">{unit}</span>
          <span className={css.acts}>
            <CsvLink table={table} period={period} />
          </span>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState isInLine text="이 기간에 센 조회가 없습니다." />
      ) : (
        <table className={`t tight ${css.shares}`}>
          <colgroup>
            <col />
            <col className={`wide ${css.barColumn}`} />
            <col className={css.viewsColumn} />
            <col className={css.shareColumn} />
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <th>{title}</th>
              <th className="wide">비율</th>
              <th>조회</th>
              <th>비율</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, views }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="wide">
                  <ShareBar share={views / most} />
                </td>
                <td className="num">
                  <b>{formatDigits(views)}</b>
                </td>
                <td className="num dim">{percentText(views / all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children && <p className={`meta faint ${css.foot}`}>{children}</p>}
    </Panel>
  );
}
