import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { AUDIT_PATH, auditControls, auditListParams } from '../audit-list.params.ts';
import { formatAct } from '../audit-text.labels.ts';
import { AuditPanel } from './audit-panel.tsx';
import { auditActors, auditPages } from './audit-query.ts';
import { AuditSentence } from './audit-sentence.tsx';
import { ChainPanel } from './chain-panel.tsx';

function dayText(at: string | number): string {
  return `${formatMonthDay(at)} ${weekdayName(at)}`;
}

const auditList: DeskList<AuditEntry> = {
  label: '운영 기록',
  path: AUDIT_PATH,
  columns: [
    { name: 'at', head: '시각', width: 84, cell: ({ at }, { link }) => link(formatClock(at)) },
    {
      name: 'sentence',
      head: '한 일',
      cell: (entry) => (
        <>
          <AuditSentence entry={entry} />
          <span className="sub faint elide block">{formatAct(entry).values.join(' · ')}</span>
        </>
      ),
    },
    {
      name: 'tag',
      head: '종류',
      width: 112,
      isNumber: true,
      isSecondary: true,
      cell: (entry) => <Tag>{formatAct(entry).tag}</Tag>,
    },
  ],
  phone: (entry) => ({
    name: <AuditSentence entry={entry} />,
    age: formatClock(entry.at),
    lines: [
      <span className="faint" key="detail">
        {formatAct(entry).values.join(' · ')}
      </span>,
    ],
  }),
  groupOf: ({ at }, now) => (dayText(at) === dayText(now) ? `오늘, ${dayText(at)}` : dayText(at)),
  empty: '이 조건의 기록이 없습니다.',
  failed: '운영 기록을 불러오지 못했습니다.',
};

/** The page 운영 기록: what operators did. Nothing of it can be changed. */
export default function AuditScreen() {
  const [address] = useSearchParams();
  const search = auditListParams.read(address);
  const isWhole = useOwnLevel() <= OPERATOR_LEVEL.administrator;
  const query = useLivePages(auditPages, search);
  const { data: actors = [] } = useLiveQuery(auditActors, undefined, { isEnabled: isWhole });
  const controls = auditControls(actors, search);
  const { actor, action, subject, days } = search;
  const set = [isWhole ? actor : undefined, action, days].filter((value) => value !== undefined).length;
  return (
    <DeskTable
      list={auditList}
      query={query}
      name={['audit', actor, action, subject, days].join(' ')}
      head={
        <>
          <DeskHead title="운영 기록" meta={isWhole ? '고치거나 지울 수 없습니다' : '내가 한 일만 보입니다'} />
          {isWhole && <ChainPanel />}
        </>
      }
      filters={
        <DeskFilters
          action={AUDIT_PATH}
          label="운영 기록 필터"
          params={auditListParams}
          count={set}
          first={<DeskWords of={controls} name="subject" />}
        >
          {isWhole && <DeskPick of={controls} name="actor" />}
          <DeskPick of={controls} name="action" />
          <DeskPick of={controls} name="days" />
        </DeskFilters>
      }
      panel={(entry) => <AuditPanel entry={entry} />}
    />
  );
}
