import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import type { Notification } from '#features/people/notifications/notification.contract.ts';
import type { NotificationParts } from '#features/people/notifications/ui/public/notification-parts.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Tile } from '#ui/components/tile.tsx';
import { BellIcon } from '#ui/icons/icons.tsx';
import { Ratio } from '../../../quotes/ui/public/price.tsx';
import { figureName } from '../../../quotes/ui/public/quote.labels.ts';
import { TRADE_STATUS } from '../../../trades/trade.labels.ts';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import type { AlertedTrade } from '../../watch.contract.ts';
import css from '../alerted.module.css';
import { type About, type Alerted, loadAlerted, parseAbout } from './read-alerted.ts';

/** Returns the picture for the subject of a notification; for a price alert also possible actions. */
export function alertedParts({ kind, path }: Pick<Notification, 'kind' | 'path'>): NotificationParts {
  const about = parseAbout(path);
  if (!about) return { picture: <NoPicture /> };
  const picture = <Picture {...about} />;
  return kind.startsWith('watch.') ? { picture, detail: <Offer {...about} /> } : { picture };
}

const alerted = defineLiveQuery({ key: ({ kind, id }: About) => ['alerted', kind, id], read: loadAlerted });

function useAlerted(about: About): { data: Alerted | undefined; isError: boolean } {
  return useLiveQuery(alerted, about);
}

function Picture(about: About) {
  const { data } = useAlerted(about);
  if (!data) return <NoPicture />;
  const { id, name } = data.item;
  return (
    <a className="item" href={`/items/${id}`} data-card={`item:${id}`} aria-label={name}>
      <Tile {...itemIcon(data.item)} />
    </a>
  );
}

function NoPicture() {
  return (
    <span className="tile">
      <BellIcon size={16} />
    </span>
  );
}

function Offer(about: About) {
  const { data } = useAlerted(about);
  return (
    <span className={css.offer}>
      {data === null && <span className="dim">내려간 매물입니다.</span>}
      {data && !data.trade && (
        <a className="btn sm" href={`/trade/${data.item.id}`}>
          거래소 보기
        </a>
      )}
      {data?.trade && <OfferedTrade {...data.trade} />}
    </span>
  );
}

export function OfferedTrade(trade: AlertedTrade) {
  const { id, status, price, quote, players } = trade;
  const isOpen = status === TRADE_STATUS.waiting;
  return (
    <>
      {!isOpen && <span className="dim">완료한 거래입니다.</span>}
      {isOpen && quote !== null && price !== null && (
        <span className="dim">
          {figureName({ players })} <Ratio price={price} median={quote} />
        </span>
      )}
      {isOpen && <WhisperButton trade={trade} label="귓말 복사" small />}
      <a className="btn sm" href={`/trade/view/${id}`}>
        거래 보기
      </a>
    </>
  );
}
