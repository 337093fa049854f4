import { INQUIRY_TYPE_LABELS } from '#features/people/inquiries/inquiry.labels.ts';
import type { OperatorPlayer } from '#features/people/players/player.contract.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { AuditSentence } from '../../audit/ui/audit-sentence.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import css from './people.module.css';
import { Rest } from './rest.tsx';

const INQUIRIES: Readonly<Record<number, string>> = INQUIRY_TYPE_LABELS;

/** Parties that the player led. */
export function PartiesPanel({ parties: { rows, led } }: Pick<DeskPlayer, 'parties'>) {
  if (led === 0) return null;
  return (
    <Panel title="파티">
      <ul className={css.lines}>
        {rows.map(({ id, title, createdAt, closedAt }) => (
          <li key={id}>
            <span className={css.text}>
              <a href={`/party/${id}`}>{title}</a>
              <span className="block meta">{`파티 ${id} · ${formatDateTime(createdAt)}`}</span>
            </span>
            {closedAt !== null && <Tag tone="off">닫힘</Tag>}
          </li>
        ))}
      </ul>
      <Rest shown={rows.length} count={led} />
    </Panel>
  );
}

/** Inquiries of the person, without their words. */
export function InquiriesPanel({ inquiries }: Pick<OperatorPlayer, 'inquiries'>) {
  if (inquiries.length === 0) return null;
  return (
    <Panel title="문의">
      <ul className={css.lines}>
        {inquiries.map(({ id, type, createdAt, answeredAt }) => (
          <li key={id}>
            <span className={css.text}>
              {`${INQUIRIES[type] ?? '기타'} ${id}`}
              <span className="block meta">{formatDateTime(createdAt)}</span>
            </span>
            <Tag tone={answeredAt === null ? 'warn' : 'off'}>{answeredAt === null ? '대기' : '답함'}</Tag>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Acts of operators on the player, with their reasons. */
export function ActsPanel({ acts }: Pick<OperatorPlayer, 'acts'>) {
  return (
    <Panel title="운영 기록">
      {acts.length === 0 && <EmptyState isInLine text="이 사람에게 한 일이 없습니다." />}
      <ul className={css.lines}>
        {acts.map((entry) => {
          const text = entry.reason ?? entry.answer;
          return (
            <li key={entry.id}>
              <span className={css.text}>
                <AuditSentence entry={entry} />
                <span className="block meta">
                  {[formatShortDate(entry.at), ...(text === null ? [] : [`사유: ${text}`])].join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
