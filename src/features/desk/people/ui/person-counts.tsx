import { formatDigits } from '#shared/korean/amount.ts';
import { seoulDayNumber } from '#shared/korean/dates.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { classNames } from '#ui/components/class-names.ts';
import type { DeskPlayer } from '../desk-player.ts';
import css from './people.module.css';

interface Count {
  readonly count: number;
  readonly label: string;
  readonly about: string;
  readonly href: string;
  /** Something waits, or happens more often than it should. */
  readonly isBad?: boolean;
}

function listCounts({ trades: { counts }, reports, createdAt }: DeskPlayer, now: number): readonly Count[] {
  const { received, made } = reports;
  const n = formatDigits;
  const trades = '#trades';
  const days = seoulDayNumber(now) - seoulDayNumber(Date.parse(createdAt)) + 1;
  return [
    { count: counts.completed, label: '완료', about: `상대가 확인 ${n(counts.confirmed)}`, href: trades },
    { count: counts.cancelled, label: '취소', about: `최근 30일 ${n(counts.cancelledLately)}`, href: trades },
    { count: counts.waiting, label: '거래 중', about: `숨긴 글 ${n(counts.hidden)}`, href: trades },
    {
      count: received.count,
      label: '받은 신고',
      about: `조치 ${n(received.actedUpon)} · 대기 ${n(received.open)}`,
      href: '#reports',
      isBad: received.open > 0,
    },
    { count: made.count, label: '낸 신고', about: `조치 ${n(made.actedUpon)}`, href: '#reports' },
    { count: days, label: '일째', about: `${formatMonthDay(createdAt)} 가입`, href: '#account' },
  ];
}

/** The player in six numbers, each a link to what it counts. */
export function PersonCounts({ player, now }: { player: DeskPlayer; now: number }) {
  return (
    <ul className={`panel ${css.counts}`} aria-label="한눈에 보기">
      {listCounts(player, now).map(({ count, label, about, href, isBad }) => (
        <li key={label}>
          <a href={href}>
            <span className={css.count}>
              <b>{formatDigits(count)}</b> {label}
            </span>
            <span className={classNames('meta', isBad && css.bad)}>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
