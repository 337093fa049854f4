import type { TileLook } from '#features/game-data/refs/ui/public/look.ts';
import type { ItemQuotes } from '../quotes/quote.contract.ts';
import { isFarOff, quoteBeside } from '../quotes/ui/public/listing-quote.rules.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';

export interface TradeListItem
  extends Pick<
    ListedTrade,
    | 'id'
    | 'tradeType'
    | 'price'
    | 'quantity'
    | 'durability'
    | 'comment'
    | 'isAuth'
    | 'isNegotiation'
    | 'status'
    | 'gameServer'
    | 'bumpedAt'
    | 'isOld'
    | 'isSample'
    | 'excludePrice'
  > {
  endedAt: string | null;
  item: TileLook & { id: number; name: string; type: number };
  player: Pick<ListedTrade['profile'], 'id' | 'userId' | 'name' | 'job' | 'grade'>;
  /** 전 per piece on its own server and side; null: 시세 없음; absent: not loaded yet. */
  quote?: number | null;
  /** Number of players behind the quote. */
  players?: number;
  isQuoteExcluded: boolean;
  /** The price is outside the wide band. */
  isFarOff: boolean;
}

export function toTradeListItem(trade: ListedTrade, look: TileLook, quotes: ItemQuotes | undefined): TradeListItem {
  const { item, profile } = trade;
  return {
    id: trade.id,
    tradeType: trade.tradeType,
    price: trade.price,
    quantity: trade.quantity,
    durability: trade.durability,
    comment: trade.comment,
    isAuth: trade.isAuth,
    isNegotiation: trade.isNegotiation,
    status: trade.status,
    gameServer: trade.gameServer,
    bumpedAt: getBumpedAt(trade),
    isOld: trade.isOld,
    isSample: trade.isSample,
    excludePrice: trade.excludePrice,
    endedAt: trade.completedAt ?? trade.cancelledAt,
    item: { id: item.id, name: item.name, type: item.type, icon: look.icon, ...(look.tone && { tone: look.tone }) },
    player: {
      id: profile.id,
      userId: profile.userId,
      name: profile.name,
      job: profile.job,
      grade: profile.grade,
    },
    ...toListedQuote(trade, quotes),
  };
}

/** Events of an earlier release contain only the old name. */
export function getBumpedAt({ bumpedAt, liftedAt }: { bumpedAt?: string; liftedAt: string }): string {
  return bumpedAt ?? liftedAt;
}

export function toListedQuote(
  trade: Pick<ListedTrade, 'tradeType' | 'price'>,
  quotes: ItemQuotes | undefined,
): Pick<TradeListItem, 'quote' | 'players' | 'isQuoteExcluded' | 'isFarOff'> {
  if (!quotes) return { isQuoteExcluded: false, isFarOff: false };
  const isQuoteExcluded = quotes.excluded !== null;
  const quote = quoteBeside(trade, quotes);
  if (!quote) return { quote: null, isQuoteExcluded, isFarOff: false };
  return { quote: quote.median, players: quote.players, isQuoteExcluded, isFarOff: isFarOff(trade, quotes) };
}
