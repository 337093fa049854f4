import { can } from '#features/community/guilds/guild.policy.ts';
import type { InsideProps } from '#features/community/guilds/ui/member/guild-tab.ts';
import { GuildLootRotation } from '#features/community/loot-rotation/ui/guild-loot-rotation.tsx';
import { GuildSettlements } from '#features/community/settlements/ui/guild-settlements.tsx';
import css from './guild-inside.module.css';

/** The guild shares what it found: by settlements, and by turns. */
export default function GuildLoot({ guildId, rank, profileId }: InsideProps) {
  return (
    <div className={css.halves}>
      <GuildSettlements guildId={guildId} mayBegin={can(rank, 'write')} seesAll={can(rank, 'seeSettlements')} />
      <GuildLootRotation guildId={guildId} profileId={profileId} isOfficer={can(rank, 'schedule')} />
    </div>
  );
}
