import { Suspense } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Skeleton } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { Gathering } from '../../../gatherings/gathering.contract.ts';
import { upcomingOf } from '../../../gatherings/ui/coming.rules.ts';
import { useComing } from '../../../gatherings/ui/schedule-query.ts';
import type { Guild } from '../../guild.contract.ts';
import { rankName } from '../../guild.labels.ts';
import { can } from '../../guild.policy.ts';
import { type GuildTab, guildPath } from '../../guild-paths.ts';
import { DiscordPanel } from '../discord-panel.tsx';
import { GuildSign } from '../guild-sign.tsx';
import { useOwnGuilds } from '../own/own-guilds.ts';
import css from './member.module.css';
import { useInside } from './member-query.ts';

const Board = partOnDemand(() => import('../../../guild-posts/ui/board.tsx'));
const SchedulePart = partOnDemand(() => import('../../../gatherings/ui/schedule-part.tsx'));
const LootPart = partOnDemand(() => import('./loot-part.tsx'));
const BoardSide = partOnDemand(() => import('./board-side.tsx'));
const MembersPart = partOnDemand(() => import('./members-part.tsx'));
const SettingsPart = partOnDemand(() => import('./settings-part.tsx'));

interface MemberViewProps {
  guild: Guild;
  tab: GuildTab;
}

/** What of a guild is for its members; everything in it is read after the page, by the member's own rank. */
export default function MemberView({ guild, tab }: MemberViewProps) {
  const me = playerOf(useMe());
  const { data } = useOwnGuilds(me !== null);
  useInside(guild.id);
  const coming = useComing(guild.id);
  const membership = data?.guilds.find((one) => one.guild.id === guild.id);
  if (!me || !membership) return <Skeleton rows={6} />;
  const { rank } = membership;
  const invite = membership.guild.discordInvite;
  const choices = [
    { href: guildPath(guild.id), label: '소개' },
    { href: guildPath(guild.id, 'board'), label: '게시판', current: tab === 'board' },
    { href: guildPath(guild.id, 'schedule'), label: scheduleLabel(coming.data), current: tab === 'schedule' },
    { href: guildPath(guild.id, 'loot'), label: '정산', current: tab === 'loot' },
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
        {tab === 'schedule' && <SchedulePart guildId={guild.id} rank={rank} profileId={me.id} />}
        {tab === 'loot' && <LootPart guildId={guild.id} rank={rank} profileId={me.id} />}
        {tab === 'board' && (
          <div className={css.board}>
            <Board guildId={guild.id} rank={rank} profileId={me.id} />
            <div className={`stack ${css.side}`}>
              <BoardSide guildId={guild.id} rank={rank} profileId={me.id} coming={coming} />
              {invite !== null && <DiscordPanel invite={invite} />}
            </div>
          </div>
        )}
      </Suspense>
    </>
  );
}

/** `일정 3`: how many run or come. */
function scheduleLabel(gatherings: readonly Gathering[] | undefined): string {
  const count = upcomingOf(gatherings ?? [], Date.now()).length;
  return count > 0 ? `일정 ${count}` : '일정';
}
