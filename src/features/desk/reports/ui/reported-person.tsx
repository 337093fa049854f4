import { useState } from 'react';
import type { ReportedPerson as Person } from '#features/people/reports/report-detail.contract.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate, formatShortDate } from '#shared/korean/dates.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { playerPath } from '../../desk-paths.ts';
import { NoteForm } from './note-form.tsx';
import css from './report-screen.module.css';
import { SanctionRows } from './sanction-rows.tsx';

/** The reported player: counts, sanctions and notes. */
export function ReportedPerson({ person }: { person: Person | null }) {
  const [isWriting, setWriting] = useState(false);
  if (person === null) return null;
  const { profileId, name, job, grade, level, createdAt, sanctions, notes } = person;
  return (
    <Panel
      title="신고된 회원"
      aside={
        name !== null && (
          <button type="button" className="btn ghost sm ml-auto" onClick={() => setWriting(true)}>
            메모 쓰기
          </button>
        )
      }
    >
      <div className={css.person}>
        <div className="grow min-w-0">
          <p>
            <b>{name ?? '탈퇴한 회원'}</b>{' '}
            <span className="meta">{`${gradeName(job, grade)} · ${formatDigits(level)}`}</span>
          </p>
          <p className="meta">{formatDate(createdAt)} 가입</p>
        </div>
        {name !== null && (
          <ButtonLink href={playerPath(profileId)} size="sm">
            회원 정보
          </ButtonLink>
        )}
      </div>
      <Counts person={person} />
      <SanctionRows sanctions={sanctions} />
      {isWriting && <NoteForm profileId={profileId} onClose={() => setWriting(false)} />}
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map(({ id, at, byName, text }) => (
            <li key={id}>
              <span className="meta">{`${formatShortDate(at)} ${byName ?? '운영자'}`}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Counts({ person: { trades, reports } }: { person: Person }) {
  const ofTrades = trades
    ? [
        { label: '완료한 거래', value: formatDigits(trades.done) },
        { label: '취소한 거래', value: formatDigits(trades.cancelled) },
        { label: '거래 중', value: formatDigits(trades.waiting) },
      ]
    : [];
  const received = `${formatDigits(reports.against)} (조치 ${formatDigits(reports.upheld)}, 대기 ${formatDigits(reports.open)})`;
  return (
    <div className={css.counts}>
      {trades && <KeyValues rows={ofTrades} />}
      <KeyValues
        rows={[
          { label: '받은 신고', value: received },
          { label: '낸 신고', value: formatDigits(reports.made) },
        ]}
      />
    </div>
  );
}
