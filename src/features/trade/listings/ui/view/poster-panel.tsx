import { formatJobTitle, RENAMED_LABEL } from '#features/people/profiles/profile.labels.ts';
import { ProfileAvatar } from '#features/people/profiles/ui/public/profile-avatar.tsx';
import { DiscordLink, RenamedAgo } from '#features/people/profiles/ui/public/profile-facts.tsx';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { DealRecord } from '../../../records/record.contract.ts';
import { dealsText } from '../../../records/record.labels.ts';
import type { ListedTrade, TradeCount } from '../../../trades/trade.contract.ts';
import { PlayerName } from '../public/player-name.tsx';

interface PosterPanelProps {
  trade: ListedTrade;
  poster: {
    since: string | null;
    renamedAt: string | null;
    avatarUrl: string | null;
    discordId: string | null;
    counts: TradeCount;
    deals: DealRecord;
  };
  isOwn: boolean;
}

export function PosterPanel({ trade, poster, isOwn }: PosterPanelProps) {
  const { profile } = trade;
  const isGone = profile.userId === null;
  return (
    <Panel title="올린 사람">
      <div className="pad stack gap-3">
        <div className="row">
          <ProfileAvatar name={profile.name} avatarUrl={poster.avatarUrl} />
          <div className="grow">
            <PlayerName {...profile} />
            {!isGone && (
              <p className="meta">
                {formatJobTitle(profile)} · 레벨 {profile.level}
              </p>
            )}
          </div>
        </div>
        <KeyValues rows={toRecordRows(poster)} />
      </div>
      {!isGone && (
        <div className="pad row justify-between small">
          <a href={`/profiles/${profile.userId}`}>올린 거래 전체 보기</a>
          {!isOwn && <ReportButton profileId={profile.id} about={{ tradeId: trade.id }} name={profile.name} />}
        </div>
      )}
    </Panel>
  );
}

function toRecordRows({ since, renamedAt, counts, deals, discordId }: PosterPanelProps['poster']): KeyValue[] {
  const count = (value: number) => `${formatDigits(value)}건`;
  return [
    { label: '완료한 거래', value: dealsText(deals) },
    { label: '거래 중', value: count(counts[1]) },
    ...(since === null ? [] : [{ label: '가입일', value: formatDate(since) }]),
    ...(renamedAt === null ? [] : [{ label: RENAMED_LABEL, value: <RenamedAgo at={renamedAt} /> }]),
    ...(discordId === null ? [] : [{ label: '디스코드', value: <DiscordLink id={discordId} /> }]),
  ];
}
