import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { spanText } from '../../charts/point-day.labels.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import type { Stats } from '../stats.contract.ts';
import { readPeriod, type StatsPeriod, statsFile, statsParams } from '../stats.params.ts';
import { CountsPanel } from './counts-panel.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { DevicesPanel, HostsPanel } from './shares-panels.tsx';
import css from './stats.module.css';
import { statsQuery } from './stats-query.ts';
import { StatsSums } from './stats-sums.tsx';
import { VisitsPanel } from './visits-panel.tsx';

/** The page 통계: visits, what players did and how reports went, each with its table and file. */
export default function StatsScreen() {
  const [address] = useSearchParams();
  const today = seoulDay(useNow() ?? Date.now());
  const search = statsParams.read(address);
  const period = readPeriod(search, today);
  const query = useLiveQuery(statsQuery, period);
  return (
    <>
      <DeskHead title="통계" meta={query.data && `${spanText(query.data)} · 로봇 제외`}>
        <span className="wide">
          <a className="btn sm" href={statsFile('visits', period)} download="" aria-label="방문 CSV 받기">
            <DownloadIcon size={14} /> CSV 받기
          </a>
        </span>
      </DeskHead>
      <PeriodBar search={search} period={period} error={query.error} />
      <QueryStates
        query={query}
        skeleton={
          <Panel>
            <Skeleton rows={12} />
          </Panel>
        }
        failed="통계를 불러오지 못했습니다."
      >
        {(stats) => <Shown stats={stats} period={period} />}
      </QueryStates>
    </>
  );
}

function Shown({ stats, period }: { stats: Stats; period: StatsPeriod }) {
  return (
    <>
      <StatsSums stats={stats} />
      <div className={css.stacks}>
        <div className="stack">
          <VisitsPanel stats={stats} period={period} />
          <PagesPanel pages={stats.pages} period={period} />
        </div>
        <div className="stack">
          <CountsPanel stats={stats} period={period} />
          <ReportsPanel stats={stats} period={period} />
          <DevicesPanel stats={stats} period={period} />
          <HostsPanel stats={stats} period={period} />
        </div>
      </div>
    </>
  );
}
