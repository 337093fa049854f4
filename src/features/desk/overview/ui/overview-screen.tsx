import type { ReactNode } from 'react';
import { useNow } from '#platform/client/use-now.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { AuditSentence } from '../../audit/ui/audit-sentence.tsx';
import { WAITING_LABELS } from '../../desk.labels.ts';
import type { DeskPageData } from '../../desk-page-data.ts';
import type { DeskScreenProps } from '../../frame/desk-page.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { isLate, waitingTime } from '../../table/waiting-time.labels.ts';
import { type Overview, WAITING_KINDS } from '../overview.contract.ts';
import { BackupPanel } from './backup-panel.tsx';
import { FirstPanel } from './first-panel.tsx';
import css from './overview.module.css';
import { useNewest } from './use-newest.ts';

/** The page 현황: what waits, with the oldest first, and what was done last. */
export default function OverviewScreen({ pathOf }: DeskScreenProps) {
  const { overview, at } = usePageData<() => DeskPageData>();
  const { waiting, first, acts, backup } = useNewest(overview, at);
  const now = useNow() ?? Date.parse(at);
  return (
    <>
      <DeskHead title="현황" meta={`${formatMonthDay(now)} ${weekdayName(now)} ${formatClock(now)}`}>
        <ButtonLink href="/operator/audit" size="sm">
          운영 기록
        </ButtonLink>
      </DeskHead>
      <Counts waiting={waiting} now={now} pathOf={pathOf} />
      <div className={css.stacks}>
        <div className="stack">
          <FirstPanel first={first} waiting={waiting} now={now} pathOf={pathOf} />
          <ActsPanel acts={acts} />
        </div>
        <div className="stack">
          <BackupPanel backup={backup} />
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
                  <b>{formatDigits(counted.count)}</b> {WAITING_LABELS[kind]}
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
