import { listUpcoming } from '#features/community/gatherings/ui/coming.rules.ts';
import { comingGatherings } from '#features/community/gatherings/ui/schedule-query.ts';
import { WebhookPanel } from '#features/community/guild-webhooks/ui/webhook-panel.tsx';
import type { Guild } from '#features/community/guilds/guild.contract.ts';
import type { GuildParts, GuildTab } from '#features/community/guilds/ui/member/guild-tab.ts';
import { MemberView } from '#features/community/guilds/ui/member/member-view.tsx';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { SATELLITE_TABS } from './guild-tabs.ts';

const TABS: Readonly<Record<(typeof SATELLITE_TABS)[number], Omit<GuildTab, 'name'>>> = {
  board: { label: () => '게시판', Part: partOnDemand(() => import('./guild-board.tsx')) },
  schedule: {
    label: (guildId) => <ScheduleLabel guildId={guildId} />,
    Part: partOnDemand(() => import('./guild-schedule.tsx')),
  },
  loot: { label: () => '정산', Part: partOnDemand(() => import('./guild-loot.tsx')) },
};

/** `일정 3`: how many run or come. */
function ScheduleLabel({ guildId }: { guildId: number }) {
  const count = listUpcoming(useLiveQuery(comingGatherings, { guildId }).data ?? [], Date.now()).length;
  return count > 0 ? `일정 ${count}` : '일정';
}

/** THE list of what satellites show inside of a guild. */
const GUILD_PARTS: GuildParts = {
  tabs: SATELLITE_TABS.map((name) => ({ name, ...TABS[name] })),
  settings: (guildId) => <WebhookPanel guildId={guildId} />,
};

export default function GuildInside({ guild, tab }: { guild: Guild; tab: string }) {
  return <MemberView guild={guild} tab={tab} parts={GUILD_PARTS} />;
}
