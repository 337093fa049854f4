import { broadcastsParams } from '#features/community/broadcasts/broadcast.params.ts';
import type { BroadcastLine } from '#features/community/broadcasts/broadcast-line.ts';
import { readBroadcastLines } from '#features/community/broadcasts/broadcast-lines.reader.ts';
import type { CommunityServices } from '#features/community/community-readers.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { type ItemMarketPageData, load as loadMarket } from '#features/trade/market/pages/item-market.loader.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { PageRequest } from '#shared/page.ts';

/** Numbers of shouts of the last day that are shown, and that are counted at most. */
const SHOWN = 5;
const COUNTED = 20;

export interface ItemMarketWithShouts extends ItemMarketPageData {
  shouts: BroadcastLine[];
  /** Number of shouts of the last day: `3`, `20+`; null: none. */
  shoutCount: string | null;
  shoutsHref: string;
}

type Services = GameDataServices & TradeServices & CommunityServices & { clock: Clock };

export async function load(request: PageRequest, services: Services): Promise<ItemMarketWithShouts> {
  const market = await loadMarket(request, services);
  const filter = { itemId: market.item.id, gameServer: market.gameServer ?? undefined };
  const { rows } = await services.broadcasts.list(filter, { limit: COUNTED });
  const since = services.clock.now().getTime() - DAY_MS;
  const recent = rows.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  return {
    ...market,
    shouts: await readBroadcastLines(recent.slice(0, SHOWN), services),
    shoutCount: formatShoutCount(recent.length),
    shoutsHref: broadcastsParams.link('/broadcast', filter),
  };
}

function formatShoutCount(shouts: number): string | null {
  if (shouts === 0) return null;
  return shouts < COUNTED ? String(shouts) : `${COUNTED}+`;
}
