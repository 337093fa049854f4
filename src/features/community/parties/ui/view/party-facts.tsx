import type { ReactNode } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useNow } from '#platform/client/use-now.ts';
import { jobName } from '#shared/jobs.ts';
import { formatDateTime, formatTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import type { Party } from '../../party.contract.ts';
import { freeSeatsText, ITEM_DISTRIBUTION_NAMES, wantedLevels } from '../../party.labels.ts';
import { ITEM_DISTRIBUTION_MEANINGS, whisperToLeader } from '../../party-text.labels.ts';
import { durationText, timeLeft } from '../own/time-left.rules.ts';
import { useOwnPlaces } from '../own-party-store.ts';
import { LeaderName } from './leader-name.tsx';
import css from './party-view.module.css';
import type { PartyPartProps } from './seat-cards.tsx';

export interface PartyFactsProps extends PartyPartProps {
  leaderRecord: string | null;
}

/** Shows the facts of the party and whom it seeks. */
export default function PartyFacts({ party, leaderRecord }: PartyFactsProps) {
  const now = useNow();
  return <KeyValues className={css.facts} rows={toRows(party, leaderRecord, now)} />;
}

function toRows(party: Party, leaderRecord: string | null, now: number | null): KeyValue[] {
  const { dungeon, channel, itemDistribution, expiredAt, closedAt } = party;
  const sharing = ITEM_DISTRIBUTION_NAMES[itemDistribution] ?? '–';
  const meaning = ITEM_DISTRIBUTION_MEANINGS[itemDistribution];
  return [
    { label: '찾는 직업', value: freeSeatsText(party.seats) || '빈자리 없음' },
    { label: '레벨', value: wantedLevels(party) },
    {
      label: '분배',
      value: (
        <>
          {sharing} {meaning && <span className="meta">{meaning}</span>}
        </>
      ),
    },
    { label: '채널', value: channel > 0 ? <Channel channel={channel} /> : '–' },
    ...(dungeon
      ? [{ label: '사냥터', value: <a href={`/dungeons/regions/${dungeon.region}#${dungeon.id}`}>{dungeon.name}</a> }]
      : []),
    { label: '파티장', value: <Leader party={party} /> },
    ...(leaderRecord === null ? [] : [{ label: '파티장 기록', value: leaderRecord }]),
    ...(party.hasDungeonPlace ? [{ label: '사냥터 자리', value: '잡았음' }] : []),
    closedAt === null
      ? { label: '남은 시간', value: leftText(party, now, `${formatTime(expiredAt)}까지`) }
      : { label: '끝난 시각', value: formatDateTime(closedAt) },
  ];
}

function leftText(party: Party, now: number | null, until: string): ReactNode {
  if (now === null) return until;
  return (
    <>
      {durationText(timeLeft(party, now).minutes)} <span className="meta">{until}</span>
    </>
  );
}

/** Shows the leader, with a whisper to copy for visitors who may ask to join. */
function Leader({ party }: PartyPartProps) {
  const me = playerOf(useMe());
  const { partyId, isKnown } = useOwnPlaces();
  const own = me && { job: jobName(me.job), level: me.level };
  return (
    <span className={css.copied}>
      <LeaderName leader={party.leader} />
      {party.closedAt === null && partyId === null && (
        <CopyButton
          className={isKnown ? undefined : 'guest-only'}
          name={`${party.leader.name} 귓말 복사`}
          label="귓말"
          text={whisperToLeader(party, own)}
          done="귓말을 복사했습니다"
        />
      )}
    </span>
  );
}

function Channel({ channel }: { channel: number }) {
  return (
    <span className={css.copied}>
      {channel}
      <CopyButton name={`채널 ${channel} 복사`} label="복사" text={String(channel)} done="채널을 복사했습니다" />
    </span>
  );
}

interface CopyButtonProps {
  className?: string | undefined;
  name: string;
  label: string;
  text: string;
  done: string;
}

function CopyButton({ className, name, label, text, done }: CopyButtonProps) {
  const copy = () => import('#ui/overlay/copy-text.ts').then(({ copyText }) => copyText(text, { done }));
  return (
    <Button
      size="sm"
      className={classNames('needs-script', className)}
      data-press=""
      aria-label={name}
      onClick={() => void copy()}
    >
      <CopyIcon size={14} />
      {label}
    </Button>
  );
}
