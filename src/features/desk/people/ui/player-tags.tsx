import type { PlayerHead } from '#features/people/players/player.contract.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import { isSuspendedNow } from '../player-row.labels.ts';
import css from './people.module.css';

interface PlayerTagsProps {
  player: Pick<PlayerHead, 'bannedAt' | 'warnings' | 'openReports'>;
  now: number;
}

export function hasTags(player: PlayerTagsProps['player'], now: number): boolean {
  return isSuspendedNow(player, now) || player.warnings > 0 || player.openReports > 0;
}

/** Tags of all that runs against a player: a suspension, warnings, reports that wait. */
export function PlayerTags({ player, now }: PlayerTagsProps) {
  const { warnings, openReports } = player;
  return (
    <span className={css.tags}>
      {isSuspendedNow(player, now) && <Tag tone="bad">정지 중</Tag>}
      {warnings > 0 && <Tag tone="warn">{`경고 ${formatDigits(warnings)}`}</Tag>}
      {openReports > 0 && <Tag tone="bad">{`신고 대기 ${formatDigits(openReports)}`}</Tag>}
    </span>
  );
}
