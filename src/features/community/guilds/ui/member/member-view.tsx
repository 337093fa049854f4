import { type ReactNode, Suspense } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useRenewal } from '#platform/client/use-live-query.ts';
import { Tabs } from '#ui/components/choices.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Skeleton } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { Guild } from '../../guild.contract.ts';
import { guildPath, rankName } from '../../guild.labels.ts';
import { can } from '../../guild.policy.ts';
import { GuildSign } from '../guild-sign.tsx';
import { useOwnGuilds } from '../own/own-guilds.ts';
import type { GuildParts, InsideProps } from './guild-tab.ts';
import { guildForMembers } from './member-query.ts';

const MembersPart = partOnDemand(() => import('./members-part.tsx'));
const SettingsPart = partOnDemand(() => import('./settings-part.tsx'));

interface MemberViewProps {
  guild: Guild;
  tab: string;
  parts: GuildParts;
}

/** Shows the members' side of a guild's page, which is read after the page by the member's rank. */
export function MemberView({ guild, tab, parts }: MemberViewProps) {
  const me = playerOf(useMe());
  const { data } = useOwnGuilds(me !== null);
  useRenewal(guildForMembers, guild.id);
  const membership = data?.guilds.find((one) => one.guild.id === guild.id);
  if (!me || !membership) return <Skeleton rows={6} />;
  const choice = (name: string, label: ReactNode) => ({
    href: guildPath(guild.id, name),
    label,
    current: tab === name,
  });
  const choices = [
    { href: guildPath(guild.id), label: '소개' },
    ...parts.tabs.map(({ name, label }) => choice(name, label(guild.id))),
    choice('members', `문파원 ${guild.memberCount}`),
    choice('settings', '설정'),
  ];
  const { rank } = membership;
  const inside = { guildId: guild.id, rank, profileId: me.id, guild, membership };
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
        <Inside tab={tab} parts={parts} inside={inside} />
      </Suspense>
    </>
  );
}

function Inside({ tab, parts, inside }: { tab: string; parts: GuildParts; inside: InsideProps }) {
  const { guildId, rank, profileId, guild, membership } = inside;
  if (tab === 'members') return <MembersPart guild={guild} rank={rank} profileId={profileId} />;
  if (tab === 'settings') {
    const mayEdit = can(rank, 'edit');
    const panels = mayEdit && parts.settings(guildId);
    return <SettingsPart guildId={guildId} membership={membership} mayEdit={mayEdit} panels={panels} />;
  }
  const Part = parts.tabs.find(({ name }) => name === tab)?.Part;
  return Part && <Part {...inside} />;
}
