import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { PageRequest } from '#shared/page.ts';
import type { CommunityServices } from '../../community-readers.ts';
import type { BroadcastHeat } from '../broadcast.contract.ts';
import { readBroadcastsQuery } from '../broadcast.params.ts';
import type { BroadcastLine } from '../broadcast-line.ts';
import { readBroadcastLines } from '../broadcast-lines.reader.ts';

const PAGE_ROWS = 30;

export interface BroadcastsPageData {
  rows: BroadcastLine[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  heat: BroadcastHeat & { from: string };
  /** Whether a collector may send shouts to this site. */
  isFed: boolean;
  /** The item that the list is limited to. */
  item: { id: number; name: string } | null;
}

type Services = GameDataServices & Pick<CommunityServices, 'broadcasts'> & Pick<TradeServices, 'quotes'>;

export async function load({ url }: PageRequest, services: Services): Promise<BroadcastsPageData> {
  const { broadcasts, catalog } = services;
  const { filter, cursor } = readBroadcastsQuery(url.searchParams);
  const [{ rows, next }, heat] = await Promise.all([
    broadcasts.list(filter, { limit: PAGE_ROWS, cursor }),
    broadcasts.heat(filter.gameServer),
  ]);
  const item = filter.itemId === undefined ? undefined : catalog.itemById.get(filter.itemId);
  return {
    rows: await readBroadcastLines(rows, services),
    next: next ?? null,
    heat,
    isFed: broadcasts.isFed,
    item: item ? { id: item.id, name: item.name } : null,
  };
}
