import { formatDigits } from '#shared/korean/amount.ts';
import { shortAmount } from '#shared/korean/short-amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { Ago } from '../../../quotes/ui/public/ago.tsx';
import { Ratio } from '../../../quotes/ui/public/change.tsx';
import { NO_PRICE_LABEL } from '../../../trades/trade.labels.ts';
import { TRADE_TYPE } from '../../../trades/trade-codes.ts';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import type { BookRow } from '../../order-book.rules.ts';
import css from './book.module.css';

interface BookRowLineProps {
  row: BookRow;
  item: { name: string };
  hasDurability: boolean;
  median: number | null;
  depth: number;
  isMine: boolean;
  isGone: boolean;
  server: string | undefined;
}

/** The bar shows the depth up to this price. */
export function BookRowLine(props: BookRowLineProps) {
  const { row, item, median, depth, isMine, isGone } = props;
  const { price, player } = row;
  return (
    <li className={classNames(css.offer, isMine && css.mine, isGone && css.gone)}>
      <span className={css.depth} style={{ width: `${depth}%` }} />
      <a className={`num ${css.price}`} href={`/trade/view/${row.id}`}>
        {price === null ? NO_PRICE_LABEL : formatDigits(price)}
      </a>
      <span className="num meta">{isGone ? '끝남' : <Ratio price={price} median={median} />}</span>
      <span className={`row elide ${css.who}`}>
        <Who row={row} isMine={isMine} />
        <span className={`meta ${css.date}`}>
          <Ago at={row.bumpedAt} />
          {row.isSample && !isMine && ' · 견본'}
        </span>
      </span>
      <span className={`meta nowrap ${css.terms}`}>{terms(props)}</span>
      {!isMine && !isGone && player.userId !== null ? <WhisperButton trade={{ ...row, item }} small /> : <span />}
    </li>
  );
}

function Who({ row: { player }, isMine }: { row: BookRow; isMine: boolean }) {
  if (isMine) return <Tag tone="warn">내 글</Tag>;
  if (player.userId === null) return <span className="faint">{player.name}</span>;
  return (
    <a className={`g${player.grade}`} href={`/profiles/${player.userId}`}>
      {player.name}
    </a>
  );
}

/** `2개 · 39만`: pieces and durability; buyers give the least durability. */
function terms({ row, hasDurability, server }: BookRowLineProps): string {
  const { quantity, durability, tradeType, isOld } = row;
  const parts = [
    ...(server ? [server] : []),
    ...(isOld ? ['오래됨'] : []),
    ...(quantity > 1 ? [`${formatDigits(quantity)}개`] : []),
    ...(durability === null ? [] : [shortAmount(durability) + (tradeType === TRADE_TYPE.buy ? '↑' : '')]),
    ...(durability === null && hasDurability && tradeType === TRADE_TYPE.buy ? ['아무'] : []),
  ];
  return parts.join(' · ');
}
