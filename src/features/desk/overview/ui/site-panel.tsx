import { formatDigits } from '#shared/korean/amount.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { momentText } from '../../table/moment.labels.ts';
import type { Overview } from '../overview.contract.ts';
import { percentText } from '../overview.labels.ts';
import { type SiteHealth, siteHealth } from '../site-health.rules.ts';
import { Bytes } from './bytes.tsx';
import { ProcessRows } from './process-rows.tsx';
import css from './site-panel.module.css';

type SiteNumbers = Pick<Overview, 'processes' | 'databaseBytes' | 'refusals' | 'audit'>;

/** The processes, and what stands or falls with the machines. */
export function SitePanel({ site, now }: { site: SiteNumbers; now: number }) {
  const health = siteHealth(site, now);
  const { processes = [] } = site;
  return (
    <Panel title="서버" aside={processes.length > 0 && <HealthTag health={health} />}>
      {processes.length === 0 ? (
        <EmptyState isInLine text="실행 중인 프로세스가 아직 없습니다." />
      ) : (
        <ProcessRows processes={processes} now={now} />
      )}
      <KeyValues className={css.numbers} rows={listNumbers(site, health)} />
    </Panel>
  );
}

function HealthTag({ health }: { health: SiteHealth }) {
  const { isWell, gone } = health;
  const text = gone > 0 ? `응답 없음 ${formatDigits(gone)}` : '확인 필요';
  return (
    <span className={css.health}>
      <Tag tone={isWell ? 'ok' : 'bad'}>{isWell ? '모두 정상' : text}</Tag>
    </span>
  );
}

function listNumbers({ databaseBytes, refusals, audit }: SiteNumbers, health: SiteHealth): KeyValue[] {
  const { hitShare, diskFreeBytes, isDiskFull } = health;
  return [
    { label: '데이터베이스', value: databaseBytes === undefined ? '–' : <Bytes of={databaseBytes} /> },
    {
      label: '디스크 남은 공간',
      value: diskFreeBytes === null ? '–' : <Bytes of={diskFreeBytes} isBad={isDiskFull} />,
    },
    { label: '캐시 적중', value: hitShare === null ? '–' : percentText(hitShare) },
    {
      label: '거절한 요청',
      value: refusals && `1시간 ${formatDigits(refusals.hour)} · 24시간 ${formatDigits(refusals.day)}`,
    },
    { label: '운영 기록', value: <ChainState audit={audit} /> },
  ];
}

/** Whether the chain of the audit was whole when it was last verified. */
function ChainState({ audit }: Pick<Overview, 'audit'>) {
  if (!audit) return '아직 확인하지 않음';
  return (
    <a href="/operator/audit">
      <b className={audit.isIntact ? css.good : css.bad}>{audit.isIntact ? '이어짐' : '끊김'}</b>{' '}
      <span className="faint">{momentText(audit.verifiedAt)} 확인</span>
    </a>
  );
}
