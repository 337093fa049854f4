import { momentText } from '#features/trade/trades/moment.labels.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { Party } from '../party.contract.ts';
import { FULL_LABEL, ITEM_DISTRIBUTION_NAMES, PARTY_STATE, wantedLevels } from '../party.labels.ts';
import { JoinButton } from './join-button.tsx';
import css from './parties.module.css';
import { Seats } from './public/seats.tsx';

interface PartyRowProps {
  party: Party;
  /** Milliseconds since 1970; null before hydration. */
  now: number | null;
  job: number | null;
  /** The visitor's role in this party. */
  role?: 'member' | 'requester' | undefined;
  /** Whether the visitor has a seat in any party, and so may not ask to join others. */
  isSeated?: boolean;
  ownSeat?: number | undefined;
  server?: string | undefined;
}

export function PartyRow({ party, now, job, role, isSeated = false, ownSeat, server }: PartyRowProps) {
  const { dungeon, floor, title, channel, leader, listedAt, seats, state } = party;
  const sharing = ITEM_DISTRIBUTION_NAMES[party.itemDistribution];
  // On phones both are in the line of the title, because tags beside a long name would take a line of their own.
  const hasPlace = party.hasDungeonPlace && state === PARTY_STATE.open;
  return (
    <li className={classNames('tap-row', css.party, role === 'member' && css.mine)} data-by={leader.id}>
      <span className={`wide ${css.levels}`}>
        <b>{wantedLevels(party, '누구나')}</b>
        <small>레벨</small>
      </span>
      <a className={`opens ${css.place}`} href={`/party/${party.id}`}>
        <span className={css.head}>
          <b>{dungeon ? dungeon.name : '아무 데나'}</b>
          {floor !== null && <span className="dim">{floor}층</span>}
          {/* Phones have no column for levels. */}
          <span className="narrow dim">레벨 {wantedLevels(party)}</span>
          <Tag className="wide">{sharing}</Tag>
          {hasPlace && (
            <Tag tone="ok" className="wide">
              자리 잡음
            </Tag>
          )}
          {server && <Tag>{server}</Tag>}
          {role === 'member' && <Tag tone="warn">내 파티</Tag>}
        </span>
        <span className={css.title}>
          <span className="narrow">
            {hasPlace && <span className={css.hasPlace}>자리 잡음 · </span>}
            <span className="text-paper">{sharing}</span> ·{' '}
          </span>
          {title}
        </span>
      </a>
      <span className={`meta ${css.leader}`}>
        <span className={`g${leader.grade}`}>{leader.name}</span>
        <span>
          <span className="narrow"> · </span>
          {channel > 0 && <span className="own-text">{`채널 ${channel} · `}</span>}
          {party.isSample && <span className="own-text">{'견본 · '}</span>}
          <time dateTime={listedAt} title={formatDateTime(listedAt)}>
            {momentText(listedAt, now)}
          </time>
        </span>
      </span>
      <span className={css.seated}>
        <Seats seats={seats} job={isSeated ? null : job} own={ownSeat} />
      </span>
      <span className={css.act}>
        {isSeated && role !== 'member' && state === PARTY_STATE.full && <span className="meta">{FULL_LABEL}</span>}
        {role !== 'member' && !isSeated && (
          <JoinButton party={party} isRequested={role === 'requester'} isFull={state === PARTY_STATE.full} />
        )}
      </span>
    </li>
  );
}
