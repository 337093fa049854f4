import type { Inquiry } from '#features/people/inquiries/inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '#features/people/inquiries/inquiry.labels.ts';
import type { PlayerHead } from '#features/people/players/player.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { playerPath } from '../../desk-paths.ts';
import css from '../../reports/ui/report-panel.module.css';

/** The head of who sent it. */
export function SenderFacts({ person }: { person: PlayerHead }) {
  const { profileId, name, createdAt, bannedAt, warnings, openReports, formerNames } = person;
  const isSuspended = bannedAt !== null && Date.parse(bannedAt) > Date.now();
  const rows: KeyValue[] = [
    { label: '회원', value: <a href={playerPath(profileId)}>{name}</a> },
    { label: '가입일', value: formatShortDate(createdAt) },
    ...(formerNames.length === 0 ? [] : [{ label: '이전 이름', value: formerNames.map((one) => one.name).join(', ') }]),
    { label: '경고', value: formatDigits(warnings) },
    { label: '대기 중인 신고', value: formatDigits(openReports) },
    { label: '정지', value: isSuspended ? `${formatDateTime(bannedAt)}까지` : '없음' },
  ];
  return <KeyValues rows={rows} />;
}

/** Shows the other inquiries of the same person, each with its answer. */
export function EarlierInquiries({ earlier }: { earlier: readonly Inquiry[] }) {
  if (earlier.length === 0) return null;
  return (
    <div className="pad">
      <Collapsible title={`이전 문의 ${formatDigits(earlier.length)}`}>
        <ul className="lines">
          {earlier.map(({ id, type, createdAt, content, answer }) => (
            <li key={id} className="line">
              <Tag>{INQUIRY_TYPE_LABELS[type]}</Tag>
              <div className="grow min-w-0">
                <p className="meta">{formatShortDate(createdAt)}</p>
                <p className={css.text}>{content}</p>
                <p className="meta">{answer === null ? '아직 답변하지 않았습니다.' : `답변: ${answer}`}</p>
              </div>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
