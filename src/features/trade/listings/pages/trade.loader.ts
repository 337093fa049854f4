import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemTypeName } from '#features/game-data/catalog/item.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { PeopleServices } from '#features/people/people-readers.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { listScamPatterns, type ScamPatternCard } from '../../deals/scam-patterns.rules.ts';
import { similarlyNamed } from '../../deals/similar-names.rules.ts';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import type { DealRecord } from '../../records/record.contract.ts';
import type { TradeServices } from '../../trade-readers.ts';
import type { ListedTrade, TradeCount } from '../../trades/trade.contract.ts';
import { TRADE_TYPE } from '../../trades/trade.labels.ts';
import { betterOffer, type Offer } from '../better-offer.rules.ts';

/** Teleport scrolls, recognised by name. */
const SCROLL_NAME = /비서$/;
const SCROLL_TYPE = 8;
const MAX_SCROLLS = 3;
/** Exceeds the number shown, because the poster's own listings and far-off ones are skipped. */
const OFFERS_SEARCHED = 10;
const OTHERS = 5;

export type OtherListing = Pick<ListedTrade, 'id' | 'price' | 'quantity' | 'isSample'>;

export interface Poster {
  since: string | null;
  renamedAt: string | null;
  days: number | null;
  avatarUrl: string | null;
  discordId: string | null;
  counts: TradeCount;
  deals: DealRecord;
}

export interface TradePageData {
  trade: ListedTrade;
  item: GameRef;
  type: { id: number; name: string };
  quotes: ItemQuotes;
  poster: Poster;
  patterns: ScamPatternCard[];
  better: Offer | null;
  /** Other listings of the same item, side and server, best price first, without the poster's own. */
  others: OtherListing[];
}

type Services = GameDataServices & PeopleServices & TradeServices & { clock: Clock };

export async function load({ params }: PageRequest, services: Services): Promise<TradePageData> {
  const trade = await services.trades.find(readId(params.id));
  const item = trade && services.catalog.itemById.get(trade.itemId);
  if (!trade || !item) throw new AppError('NOT_FOUND', { message: '거래를 찾을 수 없습니다.' });
  const { gameServer } = trade;
  const [known, poster, book] = await Promise.all([
    services.quotes.quotesOf([item.id], { gameServer }),
    loadPoster(trade, services),
    services.trades.book(item.id, { gameServer, limit: OFFERS_SEARCHED }),
  ]);
  const quotes = known.get(item.id);
  if (!quotes) throw new Error(`no quotes of item ${item.id}`);
  const sameSide: readonly ListedTrade[] = trade.tradeType === TRADE_TYPE.sell ? book.sell.rows : book.buy.rows;
  return {
    trade,
    item: itemRef(item),
    type: { id: item.type, name: itemTypeName(item.type) },
    quotes,
    poster,
    better: betterOffer(trade, sameSide, quotes),
    others: sameSide
      .filter(({ id, profileId }) => id !== trade.id && profileId !== trade.profileId)
      .slice(0, OTHERS)
      .map(({ id, price, quantity, isSample }) => ({ id, price, quantity, isSample })),
    patterns: listScamPatterns({
      ...trade,
      itemName: item.name,
      similarNames: similarlyNamed(item, services.catalog.items).map(({ name }) => name),
      scrollNames: listScrolls(services.catalog),
    }),
  };
}

async function loadPoster({ profile, profileId }: ListedTrade, { people, trades, clock }: Services): Promise<Poster> {
  const [known, counts, deals] = await Promise.all([
    profile.userId === null ? undefined : people.findProfile(String(profileId)),
    trades.countsOfProfile(profileId),
    trades.dealsOfProfile(profileId),
  ]);
  return {
    since: known?.createdAt ?? null,
    renamedAt: known?.renamedAt ?? null,
    // Whole days, so that the cached page is the same all day.
    days: known ? Math.floor((clock.now().getTime() - Date.parse(known.createdAt)) / DAY_MS) : null,
    avatarUrl: known?.avatarUrl ?? null,
    discordId: known?.discordId ?? null,
    counts,
    deals,
  };
}

function listScrolls(catalog: Catalog): string[] {
  const scrolls = catalog.itemsByType.get(SCROLL_TYPE) ?? [];
  return scrolls.flatMap(({ name }) => (SCROLL_NAME.test(name) ? [name] : [])).slice(0, MAX_SCROLLS);
}
