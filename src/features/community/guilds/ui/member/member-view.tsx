import { lazy, Suspense } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { Guild } from '../../guild.contract.ts';
import { rankName } from '../../guild.labels.ts';
import { can } from '../../guild.policy.ts';
import { type GuildTab, guildPath } from '../../guild-paths.ts';
import { DiscordPanel } from '../discord-panel.tsx';
import { GuildSign } from '../guild-sign.tsx';
import { useOwnGuilds } from '../own/own-guilds.ts';
import { useInside } from './member-query.ts';

const Board = lazy(() => import('../../../guild-posts/ui/board.tsx'));
const MembersPart = lazy(() => import('./members-part.tsx'));
const SettingsPart = lazy(() => import('./settings-part.tsx'));

interface MemberViewProps {
  guild: Guild;
  tab: GuildTab;
}

/** What of a guild is for its members; everything in it is read after the page, by the member's own rank. */
export default function MemberView({ guild, tab }: MemberViewProps) {
  const me = playerOf(useMe());
  const { data } = useOwnGuilds(me !== null);
  useInside(guild.id);
  const membership = data?.guilds.find((one) => one.guild.id === guild.id);
  if (!me || !membership) return <Skeleton rows={6} />;
  const { rank } = membership;
  const invite = membership.guild.discordInvite;
  const choices = [
    { href: guildPath(guild.id), label: '소개' },
    { href: guildPath(guild.id, 'board'), label: '게시판', current: tab === 'board' },
    { href: guildPath(guild.id, 'members'), label: `문파원 ${guild.memberCount}`, current: tab === 'members' },
    { href: guildPath(guild.id, 'settings'), label: '설정', current: tab === 'settings' },
  ];
  return (
    <>
      <PageHead
        title={guild.name}
        crumbs={[{ label: '문파', href: '/guilds' }, { label: guild.name }]}
        picture={<GuildSign guild={guild} size={64} />}
        tabs={<Tabs label="문파 메뉴" choices={choices} />}
        actions={<span className="meta wide">내 직위 {rankName(rank)}</span>}
      />
      <Suspense fallback={<Skeleton rows={6} />}>
        {tab === 'members' && <MembersPart guild={guild} rank={rank} profileId={me.id} />}
        {tab === 'settings' && <SettingsPart guildId={guild.id} membership={membership} mayEdit={can(rank, 'edit')} />}
        {tab !== 'members' && tab !== 'settings' && (
          <div className={invite === null ? undefined : 'cols'}>
            <Board guildId={guild.id} rank={rank} profileId={me.id} />
            {invite !== null && <DiscordPanel invite={invite} />}
          </div>
        )}
      </Suspense>
    </>
  );
}
