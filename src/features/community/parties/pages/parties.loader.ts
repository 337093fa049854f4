import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { type MovingLine, movingLines } from '#features/trade/market/moving.reader.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Broadcast } from '../../broadcasts/broadcast.contract.ts';
import { BROADCAST_KIND } from '../../broadcasts/broadcast.labels.ts';
import { broadcastsParams } from '../../broadcasts/broadcast.params.ts';
import type { CommunityServices } from '../../community-readers.ts';
import { readPartiesPage } from '../parties-page.reader.ts';
import type { Party, PartyCounts } from '../party.contract.ts';
import { partyFilter } from '../party.filter.ts';
import { partiesParams } from '../party.params.ts';

const PAGE_ROWS = 20;
const SHOUTS = 6;

export interface PartiesPageData {
  rows: Party[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  counts: PartyCounts;
  /** The dungeon to which the list is limited. */
  dungeon: { id: number; name: string } | null;
  moving: MovingLine[];
  /** Shouts of players who look for a party, newest first, and the address of their list. */
  shouts: { lines: Broadcast[]; href: string };
}

type Services = GameDataServices & CommunityServices & Pick<TradeServices, 'market'>;

export async function load({ url }: PageRequest, services: Services): Promise<PartiesPageData> {
  const { broadcasts, catalog, parties } = services;
  const filter = partyFilter.read(url.searchParams);
  const { cursor } = partiesParams.read(url.searchParams);
  const wanted = { kind: BROADCAST_KIND.party, gameServer: filter.gameServer } as const;
  const [{ rows, next }, counts, moving, { rows: lines }] = await Promise.all([
    readPartiesPage(parties, filter, { limit: PAGE_ROWS, cursor }),
    parties.counts(filter.gameServer),
    movingLines(services, filter.gameServer),
    broadcasts.list({ ...wanted, fold: true }, { limit: SHOUTS }),
  ]);
  const dungeon = filter.dungeonId === undefined ? undefined : catalog.dungeonById.get(filter.dungeonId);
  return {
    rows,
    next: next ?? null,
    counts,
    dungeon: dungeon ? { id: dungeon.id, name: dungeon.name } : null,
    moving,
    shouts: { lines, href: broadcastsParams.link('/broadcast', wanted) },
  };
}
