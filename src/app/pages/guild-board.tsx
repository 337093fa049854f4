import { NextGathering } from '#features/community/gatherings/ui/next-gathering.tsx';
import { Board } from '#features/community/guild-posts/ui/board.tsx';
import { DiscordPanel } from '#features/community/guilds/ui/discord-panel.tsx';
import type { InsideProps } from '#features/community/guilds/ui/member/guild-tab.ts';
import { GuildOwedPanel } from '#features/community/settlements/ui/guild-owed-panel.tsx';
import css from './guild-inside.module.css';

/** Beside the board: the next gathering, the money to receive, and where members talk. */
export default function GuildBoard({ guildId, rank, profileId, membership }: InsideProps) {
  const invite = membership.guild.discordInvite;
  return (
    <div className={css.board}>
      <Board guildId={guildId} rank={rank} profileId={profileId} />
      <div className={`stack ${css.side}`}>
        <NextGathering guildId={guildId} rank={rank} profileId={profileId} />
        <GuildOwedPanel guildId={guildId} profileId={profileId} />
        {invite !== null && <DiscordPanel invite={invite} />}
      </div>
    </div>
  );
}
