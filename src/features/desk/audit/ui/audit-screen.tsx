import type { AuditEntry } from '#features/people/audit/audit.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { formatAct } from '../audit-text.labels.ts';
import { AuditPanel } from './audit-panel.tsx';
import { auditPages } from './audit-query.ts';
import { AuditSentence } from './audit-sentence.tsx';

function dayText(at: string | number): string {
  return `${formatMonthDay(at)} ${weekdayName(at)}`;
}

const auditList: DeskList<AuditEntry> = {
  label: '운영 기록',
  path: '/operator/audit',
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
  empty: '기록이 없습니다.',
  failed: '운영 기록을 불러오지 못했습니다.',
};

/** The page 운영 기록: what operators did. Nothing of it can be changed. */
export default function AuditScreen() {
  const query = useLivePages(auditPages, undefined);
  return (
    <DeskTable
      list={auditList}
      query={query}
      name="audit"
      head={<DeskHead title="운영 기록" meta="고치거나 지울 수 없습니다" />}
      panel={(entry) => <AuditPanel entry={entry} />}
    />
  );
}
