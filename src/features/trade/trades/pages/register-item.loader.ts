import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import { itemKindName, itemLead, itemStats } from '#features/game-data/items/item.labels.ts';
import { readId } from '#features/game-data/read-id.ts';
import { itemRef } from '#features/game-data/refs.reader.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { TradeServices } from '../../trade-readers.ts';
import type { BookSide } from '../trade.contract.ts';
import { registerItemParams } from '../trade-page.params.ts';
import type { ListedPrices, TradeFormProps } from '../ui/form/trade-form.tsx';

const MAX_COMPARED = 100;

export interface RegisterItemPageData extends TradeFormProps {
  /** False: bound to its owner in the game. */
  isTradable: boolean;
}

export async function load(
  { params, url }: PageRequest,
  { catalog, quotes, trades }: GameDataServices & TradeServices,
): Promise<RegisterItemPageData> {
  const item = catalog.itemById.get(readId(params.id));
  if (!item) throw new AppError('NOT_FOUND', { message: '그런 아이템이 없습니다.' });
  const { gameServer } = registerItemParams.read(url.searchParams);
  const [known, book] = await Promise.all([
    quotes.quotesOf([item.id], { gameServer }),
    trades.book(item.id, { gameServer, limit: MAX_COMPARED }),
  ]);
  const itemQuotes = known.get(item.id);
  if (!itemQuotes) throw new Error(`no quotes of item ${item.id}`);
  return {
    item: itemRef(item),
    limits: { maxquan: item.maxquan, maxdura: item.maxdura },
    line: lineOf(item),
    isTradable: item.trade !== 0,
    quotes: itemQuotes,
    listings: { 1: pricesOf(book.sell), 2: pricesOf(book.buy) },
    quotedServer: gameServer ?? null,
  };
}

function lineOf(item: Item): string {
  const [stat] = itemStats(item);
  const lead = itemLead(item).split(' · ')[0] ?? '';
  return [itemKindName(item), stat?.label.includes('파괴력') ? stat.value : lead].filter(Boolean).join(' · ');
}

function pricesOf({ count, rows }: BookSide): ListedPrices {
  return {
    count,
    rows: rows.flatMap(({ price, profileId }) => (price === null ? [] : [[price, profileId] as const])),
  };
}
