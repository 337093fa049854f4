import { GuildSettlements } from '../../../settlements/ui/guild-settlements.tsx';
import GuildTurns from '../../../turns/ui/guild-turns.tsx';
import { can } from '../../guild.policy.ts';
import type { Rank } from '../../guild-codes.ts';
import css from './member.module.css';

interface LootPartProps {
  guildId: number;
  rank: Rank;
  profileId: number;
}

/** What the guild found: who is paid what, and whose turn it is. */
export default function LootPart({ guildId, rank, profileId }: LootPartProps) {
  return (
    <div className={css.halves}>
      <GuildSettlements guildId={guildId} mayBegin={can(rank, 'write')} seesAll={can(rank, 'seeSettlements')} />
      <GuildTurns guildId={guildId} profileId={profileId} isOfficer={can(rank, 'schedule')} />
    </div>
  );
}
