import type { ReactNode } from 'react';
import { useNow } from '#platform/client/use-now.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { AuditSentence } from '../../audit/ui/audit-sentence.tsx';
import type { DeskPageData } from '../../desk-page-data.ts';
import type { DeskScreenProps } from '../../frame/desk-page.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { isLate, waitingTime } from '../../table/waiting-time.labels.ts';
import { type Overview, WAITING_KINDS } from '../overview.contract.ts';
import { COUNT_LABELS } from '../overview.labels.ts';
import { BackupPanel } from './backup-panel.tsx';
import { DayPanel } from './day-panel.tsx';
import { FirstPanel } from './first-panel.tsx';
import css from './overview.module.css';
import { SitePanel } from './site-panel.tsx';
import { SoonPanel } from './soon-panel.tsx';
import { useNewest } from './use-newest.ts';
import { VisitsPanel } from './visits-panel.tsx';

const RENEWED_EVERY_MS = 30_000;

/** The page 현황: what waits with the oldest first, the last day, the servers, and what was done last. */
export default function OverviewScreen({ pathOf }: DeskScreenProps) {
  const { overview: given, at, level } = usePageData<() => DeskPageData>();
  const overview = useNewest(at, RENEWED_EVERY_MS) ?? given;
  const now = useNow() ?? Date.parse(at);
  if (!overview) return null;
  const { waiting, first, day, visits, processes, backup, soon, acts } = overview;
  return (
    <>
      <DeskHead
        title="현황"
        meta={`${formatMonthDay(now)} ${weekdayName(now)} ${formatClock(now)} · 30초마다 새로 고침`}
      >
        <span className="wide">
          <ButtonLink href="/operator/audit" size="sm">
            운영 기록
          </ButtonLink>
        </span>
        {level <= OPERATOR_LEVEL.administrator && (
          <span className="wide">
            <ButtonLink href="/operator/site#maintenance" size="sm">
              점검 걸기
            </ButtonLink>
          </span>
        )}
      </DeskHead>
      <Counts waiting={waiting} now={now} pathOf={pathOf} />
      <div className={css.stacks}>
        <div className={css.first}>
          <FirstPanel first={first} waiting={waiting} now={now} pathOf={pathOf} />
        </div>
        <div className={`stack ${css.side}`}>
          {day && <DayPanel day={day} />}
          {processes && <SitePanel site={overview} now={now} />}
          {backup && <BackupPanel backup={backup} />}
          <SoonPanel soon={soon} />
        </div>
        <div className="stack">
          {visits && <VisitsPanel visits={visits} now={now} />}
          <ActsPanel acts={acts} />
        </div>
      </div>
    </>
  );
}

interface CountsProps extends Pick<DeskScreenProps, 'pathOf'> {
  waiting: Overview['waiting'];
  now: number;
}

function Counts({ waiting, now, pathOf }: CountsProps) {
  return (
    <ul className={`panel ${css.counts}`} aria-label="처리 대기">
      {WAITING_KINDS.map((kind) => {
        const counted = waiting[kind];
        return (
          counted && (
            <li key={kind}>
              <CountLink path={pathOf(kind)}>
                <span className={css.count}>
                  <b>{formatDigits(counted.count)}</b> {COUNT_LABELS[kind]}
                </span>
                <OldestText oldestAt={counted.oldestAt} now={now} />
              </CountLink>
            </li>
          )
        );
      })}
    </ul>
  );
}

function CountLink({ path, children }: { path: string | undefined; children: ReactNode }) {
  return path === undefined ? <div>{children}</div> : <a href={path}>{children}</a>;
}

function OldestText({ oldestAt, now }: { oldestAt: string | null; now: number }) {
  if (oldestAt === null) return <span className="meta faint">없음</span>;
  return (
    <span className={`meta ${isLate(oldestAt, now) ? css.late : ''}`}>가장 오래된 것 {waitingTime(oldestAt, now)}</span>
  );
}

function ActsPanel({ acts }: { acts: Overview['acts'] }) {
  return (
    <Panel title="최근에 한 일" more={{ href: '/operator/audit', label: '운영 기록' }}>
      {acts.length === 0 && <EmptyState isInLine text="아직 한 일이 없습니다." />}
      <ol className={css.acts}>
        {acts.map((act) => (
          <li key={act.id}>
            <time className="meta" dateTime={act.at}>
              {formatClock(act.at)}
            </time>
            <AuditSentence entry={act} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
