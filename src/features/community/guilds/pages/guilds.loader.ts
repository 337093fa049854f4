import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { Guild } from '../guild.contract.ts';
import { guildFilter } from '../guild.filter.ts';
import { guildsParams } from '../guild-page.params.ts';

const PAGE_ROWS = 30;

export interface GuildsPageData {
  rows: Guild[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Number of guilds on the chosen server, or on all, whatever the other filters. */
  count: number;
}

export async function load({ url }: PageRequest, { guilds }: CommunityServices): Promise<GuildsPageData> {
  const { cursor, sort } = guildsParams.read(url.searchParams);
  const filter = guildFilter.read(url.searchParams);
  const [{ rows, next }, count] = await Promise.all([
    guilds.list(filter, { limit: PAGE_ROWS, sort, cursor }),
    guilds.count(filter.gameServer),
  ]);
  return { rows, next: next ?? null, count };
}
