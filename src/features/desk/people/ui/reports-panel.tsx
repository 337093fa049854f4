import { useState } from 'react';
import { reportStatusName, reportTypeName } from '#features/people/reports/report.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag, type TagTone } from '#ui/components/tag.tsx';
import { playerPath } from '../../desk-paths.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { reportHref } from '../report-href.ts';
import { ChoiceTabs } from './choice-tabs.tsx';
import css from './people.module.css';
import { Rest } from './rest.tsx';

const TONES: Readonly<Record<number, TagTone>> = { 1: 'warn', 2: 'ok', 3: 'off' };

/** Reports about the player, and the player's own. */
export function ReportsPanel({ reports }: Pick<DeskPlayer, 'reports'>) {
  const [side, setSide] = useState<'received' | 'made'>('received');
  const { rows, count } = reports[side];
  return (
    <Panel
      title="신고"
      id="reports"
      aside={
        <ChoiceTabs
          label="신고"
          choices={[
            ['received', `받은 신고 ${formatDigits(reports.received.count)}`],
            ['made', `낸 신고 ${formatDigits(reports.made.count)}`],
          ]}
          value={side}
          onChoose={setSide}
        />
      }
    >
      {rows.length === 0 && (
        <EmptyState isInLine text={side === 'received' ? '받은 신고가 없습니다.' : '낸 신고가 없습니다.'} />
      )}
      <ul className={css.lines}>
        {rows.map(({ id, type, status, createdAt, otherId, otherName }) => (
          <li key={id}>
            <a className={css.number} href={reportHref({ id, status })}>
              {id}
            </a>
            <span className={css.text}>
              <span className="block">{reportTypeName(type)}</span>
              <span className="meta">
                <span className="own-text">{side === 'received' ? '신고자 ' : '신고된 사람 '}</span>
                <Other id={otherId} name={otherName} />
                {` · ${formatDateTime(createdAt)}`}
              </span>
            </span>
            <Tag tone={TONES[status] ?? 'off'}>{reportStatusName(status)}</Tag>
          </li>
        ))}
      </ul>
      <Rest shown={rows.length} count={count} />
    </Panel>
  );
}

function Other({ id, name }: { id: number | null; name: string | null }) {
  if (id === null) return <span>모르거나 탈퇴한 회원</span>;
  return <a href={playerPath(id)}>{name ?? '탈퇴한 회원'}</a>;
}
