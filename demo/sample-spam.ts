import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { MAX_WAITING } from '#features/trade/trades/trade.limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { type Random, seededRandom } from './random.ts';
import { knownPrice, spokenPrice } from './sample-prices.ts';
import type { SampleShout } from './sample-shouts.ts';
import type { SampleTrade } from './sample-trades.ts';

const SEED = 20_261_130;
/** Listings of each item that waits, before the present one. */
const OLD_LISTINGS = 6;
/** Far below what others ask. */
const SHARE_OF_PRICE = 0.55;
const SHOUTS = 18;
const COMMENT = '대량 보유, 싸게 급처합니다. 귓 주세요.';

interface SpamOptions {
  player: number;
  gameServer: number;
  now: Date;
}

/** The trades of a player who lists everything again and again: as many as may wait, and many old ones. */
export function spamTrades(
  items: readonly Item[],
  usualPrice: (item: Item) => number,
  { player, gameServer, now }: SpamOptions,
): SampleTrade[] {
  const random = seededRandom(SEED);
  return items.slice(-MAX_WAITING).flatMap((item) => {
    const made = listingTimes(random, now);
    return made.map((at, nth): SampleTrade => {
      const endedAt = made[nth + 1] ?? null;
      const price = spokenPrice(usualPrice(item) * SHARE_OF_PRICE, random);
      return {
        player,
        item,
        gameServer,
        tradeType: 1,
        quantity: 1,
        durability: null,
        payMethod: 1,
        isAuth: false,
        isNegotiation: true,
        comment: COMMENT,
        prices: [{ at, kind: 'made', price }],
        status: endedAt === null ? 1 : 3,
        endedAt,
        cancelledBy: endedAt === null ? null : 'replaced',
        counterpart: null,
        bumpedAt: at,
        countedAt: at,
        markedOldAt: null,
      };
    });
  });
}

/** Oldest first; the last one is of today. */
function listingTimes(random: Random, now: Date): number[] {
  const today = now.getTime() - random.between(30, 18 * 60) * MINUTE_MS;
  const old = Array.from(
    { length: OLD_LISTINGS },
    (_, nth) => today - (OLD_LISTINGS - nth) * 5 * DAY_MS + random.between(0, 3 * DAY_MS),
  );
  return [...old, today];
}

export function spamShouts(
  items: readonly Pick<Item, 'name'>[],
  name: string,
  { gameServer, now }: Omit<SpamOptions, 'player'>,
): SampleShout[] {
  const known = items.flatMap((item) => {
    const price = knownPrice(item.name);
    return price === undefined ? [] : [{ name: item.name, price: formatAmount(price) }];
  });
  if (known.length === 0) return [];
  return Array.from({ length: SHOUTS }, (_, nth) => {
    const item = known[nth % known.length];
    const message = `대량 싸게 팝니다 ${item?.name} ${item?.price} 많이 사면 더 깎아 드려요`;
    return { gameServer, channel: 1 + (nth % 7), name, message, at: now.getTime() - (nth + 1) * HOUR_MS };
  });
}
