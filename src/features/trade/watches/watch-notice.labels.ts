import { ALL_SERVERS } from '#shared/all-servers.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { NO_PRICE_LABEL } from '../trades/trade.labels.ts';
import type { WatchDirection } from './watch.contract.ts';
import { ANY_PRICE_LABEL, DIRECTION_LABELS, QUOTE_SIDE_LABELS, WATCHED_SIDE_LABELS } from './watch.labels.ts';

interface WatchNotice {
  title: string;
  body: string;
}

export interface Watched {
  itemName: string;
  tradeType: 1 | 2;
  direction: WatchDirection;
  /** Null: any price. */
  limit: number | null;
  serverName: string;
}

const waitedFor = ({ limit, direction }: Watched) =>
  limit === null ? ANY_PRICE_LABEL : `설정한 가격 ${formatAmount(limit)} ${DIRECTION_LABELS[direction]}`;

/** `현철중검 48만5천에 팝니다`, `현철중검 가격 제시 팝니다` */
export function listingNotice(
  watched: Watched,
  { price, quantity, playerName }: { price: number | null; quantity: number; playerName: string },
): WatchNotice {
  const { itemName, tradeType, serverName } = watched;
  const pieces = quantity > 1 ? [`${formatDigits(quantity)}개`] : [];
  return {
    title: `${itemName} ${priceText(price, quantity)} ${WATCHED_SIDE_LABELS[tradeType]}`,
    body: [playerName, serverName, ...pieces, waitedFor(watched)].join(' · '),
  };
}

function priceText(price: number | null, quantity: number): string {
  if (price === null) return `가격 ${NO_PRICE_LABEL}`;
  return `${quantity > 1 ? '개당 ' : ''}${formatAmount(price)}에`;
}

/** `현철중검 파는 시세가 48만으로 내려왔습니다` */
export function quoteNotice(watched: Watched, median: number): WatchNotice {
  const { itemName, tradeType, direction, serverName } = watched;
  const move = direction === 'below' ? '내려왔습니다' : '올라왔습니다';
  return {
    title: `${itemName} ${withParticle(QUOTE_SIDE_LABELS[tradeType], '이/가')} ${withParticle(formatAmount(median), '으로/로')} ${move}`,
    body: [serverName, '7일 시세', waitedFor(watched)].join(' · '),
  };
}

/** @param id 0: all servers */
export function serverName(servers: readonly { id: number; name: string }[], id: number): string {
  return servers.find((server) => server.id === id)?.name ?? ALL_SERVERS;
}
