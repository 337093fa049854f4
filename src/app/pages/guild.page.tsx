import { scheduleFields } from '#features/community/gatherings/schedule.params.ts';
import GuildPage from '#features/community/guilds/pages/guild.page.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { definePageParams, param } from '#shared/page-params.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { GUILD_TABS } from './guild-tabs.ts';

/**
 * For its members, and only in the browser: everybody is sent the public page.
 * @public Read by the list of pages.
 */
export const params = definePageParams({ browserOnly: { tab: param.oneOf(GUILD_TABS), ...scheduleFields } });

const GuildInside = partOnDemand(() => import('./guild-inside.tsx'));

export default function GuildWithSatellites() {
  const { tab } = params.read(useSearchParams()[0]);
  return (
    <GuildPage inside={tab === undefined ? null : (guild) => <GuildInside key={guild.id} guild={guild} tab={tab} />} />
  );
}
