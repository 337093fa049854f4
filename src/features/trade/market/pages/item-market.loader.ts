import { itemLead, itemTypeName } from '#features/game-data/catalog/item.labels.ts';
import { itemStats, type LabelledValue, statText } from '#features/game-data/catalog/item-stat.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { itemRef, monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { itemPicturePath } from '#features/game-data/share-image/item-picture.rules.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#shared/errors.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { PageRequest } from '#shared/page.ts';
import { readListingQuotes } from '../../quotes/listing-quotes.reader.ts';
import { type ItemQuotes, type PriceDay, type Quote, USUAL_DAYS } from '../../quotes/quote.contract.ts';
import { figureName } from '../../quotes/ui/public/quote.labels.ts';
import type { TradeServices } from '../../trade-readers.ts';
import { MONEY_TYPE } from '../../trades/tradable.rules.ts';
import { type CHART_DAYS, itemMarketParams } from '../item-market.params.ts';
import type { ServerQuotes } from '../market-events.rules.ts';
import { type Book, type DealRow, dealRow, MAX_BOOK_ROWS, MAX_DEALS, shownBook } from '../order-book.rules.ts';

const MAX_DROPPERS = 4;

export interface ItemMarketPageData {
  item: GameRef;
  type: { id: number; name: string };
  isTradable: boolean | null;
  isMoney: boolean;
  hasDurability: boolean;
  /** Item stats with their units. */
  facts: Pick<LabelledValue, 'label' | 'value'>[];
  droppers: GameRef[];
  windowDays: number;
  days: (typeof CHART_DAYS)[number];
  gameServer: number | null;
  /** Last day of the chart, Korean time. */
  today: string;
  /** Path of the share picture. */
  image: string;
  quotes: ItemQuotes;
  serverQuotes: ServerQuotes;
  priceDays: PriceDay[];
  book: Book;
  deals: DealRow[];
  summary: string;
}

type Services = GameDataServices & TradeServices & { clock: Clock };

export async function load({ params, url }: PageRequest, services: Services): Promise<ItemMarketPageData> {
  const { catalog, quotes, trades } = services;
  const item = catalog.itemById.get(readId(params.id));
  if (!item) throw new AppError('NOT_FOUND', { message: '아이템을 찾을 수 없습니다.' });
  const { days, gameServer } = itemMarketParams.read(url.searchParams);
  const [known, priceDays, book, deals] = await Promise.all([
    quotes.quotesOf([item.id], { gameServer }),
    quotes.daysOf(item.id, { gameServer, days }),
    trades.book(item.id, { gameServer, limit: MAX_BOOK_ROWS }),
    trades.deals(item.id, { gameServer, limit: MAX_DEALS }),
  ]);
  const listings = [...book.sell.rows, ...book.buy.rows, ...deals];
  const quotesOf = await readListingQuotes(quotes, listings);
  const itemQuotes = known.get(item.id);
  if (!itemQuotes) throw new AppError('NOT_FOUND', { message: '아이템을 찾을 수 없습니다.' });
  const lead = itemLead(item);
  const today = seoulDay(services.clock.now());
  return {
    item: itemRef(item),
    type: { id: item.type, name: itemTypeName(item.type) },
    isTradable: item.type !== MONEY_TYPE && (item.trade === null ? null : item.trade === 1),
    isMoney: item.type === MONEY_TYPE,
    hasDurability: item.maxdura !== null,
    facts: [
      ...(lead ? [{ label: '조건', value: lead }] : []),
      ...itemStats(item).map((stat) => ({ label: stat.label, value: statText(stat) })),
    ],
    droppers: listDroppers(services, item.id),
    windowDays: USUAL_DAYS,
    days,
    gameServer: gameServer ?? null,
    today,
    image: itemPicturePath(item.id, { gameServer, day: today }),
    quotes: itemQuotes,
    serverQuotes: Object.fromEntries(listings.map((listing) => [listing.gameServer, quotesOf(listing)])),
    priceDays: [...priceDays],
    book: shownBook(book),
    deals: deals.map(dealRow),
    summary: formatSummary(item.name, itemQuotes, book.sell.count + book.buy.count),
  };
}

function listDroppers({ catalog }: GameDataServices, itemId: number): GameRef[] {
  const byName = new Map<string, GameRef>();
  for (const drop of catalog.dropsOfItem(itemId)) {
    const monster = catalog.monsterById.get(drop.monsterId);
    if (monster && !byName.has(monster.name)) byName.set(monster.name, monsterRef(monster));
  }
  return [...byName.values()].slice(0, MAX_DROPPERS);
}

function formatSummary(name: string, { sell, buy, excluded }: ItemQuotes, count: number): string {
  const prices = [...formatPhrases('팝니다', sell), ...formatPhrases('삽니다', buy)];
  const what = `바람의나라 클래식 ${name} 거래소.`;
  const how =
    excluded || prices.length === 0
      ? `${withParticle(name, '을/를')} 사고파는 글과 체결 기록을 봅니다.`
      : `${prices.join(', ')}.`;
  return `${what} ${how} 올라온 매물 ${formatDigits(count)}건, 가격 추이와 근거까지.`;
}

function formatPhrases(side: string, quote: Quote): string[] {
  return quote.median === null ? [] : [`${side} ${figureName(quote)} ${formatAmount(quote.median)}`];
}
