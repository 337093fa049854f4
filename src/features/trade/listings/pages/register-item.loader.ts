import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { itemKindName, itemLead } from '#features/game-data/catalog/item.labels.ts';
import { itemStats, statText } from '#features/game-data/catalog/item-stat.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import { itemPicturePath } from '#features/game-data/share-image/item-picture.rules.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import { readListingQuotes } from '../../quotes/listing-quotes.reader.ts';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import { isFarOff } from '../../quotes/ui/public/listing-quote.rules.ts';
import type { TradeServices } from '../../trade-readers.ts';
import { untradableReason } from '../../trades/tradable.rules.ts';
import type { BookSide, ListedTrade } from '../../trades/trade.contract.ts';
import { registerItemParams } from '../trade-page.params.ts';
import type { ListedPrices, TradeFormProps } from '../ui/form/trade-form.tsx';

const MAX_COMPARED = 100;

export interface RegisterItemPageData extends TradeFormProps {
  /** Reason why the item cannot be listed, in Korean. */
  untradable: string | null;
  /** Address of the share picture. */
  image: string;
}

export async function load(
  { params, url }: PageRequest,
  { catalog, quotes, trades }: GameDataServices & TradeServices,
): Promise<RegisterItemPageData> {
  const item = catalog.itemById.get(readId(params.id));
  if (!item) throw new AppError('NOT_FOUND', { message: '아이템을 찾을 수 없습니다.' });
  const { gameServer } = registerItemParams.read(url.searchParams);
  const [known, book] = await Promise.all([
    quotes.quotesOf([item.id], { gameServer }),
    trades.book(item.id, { gameServer, limit: MAX_COMPARED }),
  ]);
  const quotesOf = await readListingQuotes(quotes, [...book.sell.rows, ...book.buy.rows]);
  const itemQuotes = known.get(item.id);
  if (!itemQuotes) throw new Error(`no quotes of item ${item.id}`);
  return {
    item: itemRef(item),
    limits: { maxquan: item.maxquan, maxdura: item.maxdura },
    line: formatLine(item),
    untradable: untradableReason(item),
    image: itemPicturePath(item.id, { gameServer, day: null }),
    quotes: itemQuotes,
    listings: { 1: toListedPrices(book.sell, quotesOf), 2: toListedPrices(book.buy, quotesOf) },
    quotedServer: gameServer ?? null,
  };
}

function formatLine(item: Item): string {
  const [stat] = itemStats(item);
  const lead = itemLead(item).split(' · ')[0] ?? '';
  return [itemKindName(item), stat?.label.includes('파괴력') ? statText(stat) : lead].filter(Boolean).join(' · ');
}

/** Uses only listings within the wide band: prices outside of it are too far off for a comparison. */
function toListedPrices(
  { count, rows }: BookSide,
  quotesOf: (listing: ListedTrade) => ItemQuotes | undefined,
): ListedPrices {
  const near = rows.filter((listing) => !isFarOff(listing, quotesOf(listing)));
  return {
    count: count - (rows.length - near.length),
    rows: near.flatMap(({ price, profileId }) => (price === null ? [] : [[price, profileId] as const])),
  };
}
