import type { ReactNode } from 'react';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDateTime, formatTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { ITEM_DISTRIBUTION_MEANINGS } from '../../item-distribution.labels.ts';
import type { Party } from '../../party.contract.ts';
import { freeSeatsText, ITEM_DISTRIBUTION_NAMES, wantedLevels } from '../../party.labels.ts';
import { durationText, timeLeft } from '../own/time-left.rules.ts';
import css from './party-view.module.css';
import type { PartyPartProps } from './seat-cards.tsx';

/** What the party is and seeks. */
export default function PartyFacts({ party }: PartyPartProps) {
  const now = useNow();
  return <KeyValues className={css.facts} rows={rowsOf(party, now)} />;
}

function rowsOf(party: Party, now: number | null): KeyValue[] {
  const { dungeon, channel, itemDistribution, expiredAt, closedAt, createdAt } = party;
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
    ...(party.hasDungeonPlace ? [{ label: '사냥터 자리', value: '잡았음' }] : []),
    closedAt === null
      ? { label: '남은 시간', value: leftText(party, now, `${formatTime(expiredAt)}까지`) }
      : { label: '끝난 시각', value: formatDateTime(closedAt) },
    {
      label: '등록',
      value: (
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {momentText(createdAt, now)}
        </time>
      ),
    },
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

function Channel({ channel }: { channel: number }) {
  const copy = () =>
    import('#ui/overlay/copy-text.ts').then(({ copyText }) =>
      copyText(String(channel), { done: '채널을 복사했습니다' }),
    );
  return (
    <span className={css.channel}>
      {channel}
      <Button size="sm" className="needs-script" aria-label={`채널 ${channel} 복사`} onClick={() => void copy()}>
        <CopyIcon size={14} />
        복사
      </Button>
    </span>
  );
}
