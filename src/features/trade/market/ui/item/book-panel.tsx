import type { ReactNode } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Dot, Tag } from '#ui/components/tag.tsx';
import { registerItemParams } from '../../../listings/trade-page.params.ts';
import type { Quote } from '../../../quotes/quote.contract.ts';
import { isFarOff, quoteBeside } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { Ago, Ratio } from '../../../quotes/ui/public/price.tsx';
import { FAR_OFF_LABEL, figureName, isFew } from '../../../quotes/ui/public/quote.labels.ts';
import {
  NO_PRICE_LABEL,
  OLD_LABEL,
  TRADE_TYPE,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
} from '../../../trades/trade.labels.ts';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import { WatchAnyButton } from '../../../watches/ui/public/watch-any-button.tsx';
import { countText } from '../../count.labels.ts';
import type { ServerQuotes } from '../../market-events.rules.ts';
import { type Book, type BookRow, countChanges, depths, markedLast, toSideFields } from '../../order-book.rules.ts';
import css from './book.module.css';
import { usePauseOnHover } from './use-pause-on-hover.ts';

interface BookPanelProps {
  book: Book;
  item: { id: number; name: string };
  hasDurability: boolean;
  serverQuotes: ServerQuotes;
  servers: Readonly<Record<number, string>> | undefined;
  isTradable: boolean;
  /** Null: all servers. */
  gameServer: number | null;
  /** Rendered in its header, before the link to all listings. */
  beside?: ReactNode;
}

/**
 * Both sides of the book. While the pointer or the focus is inside, rows do not move: changes wait until it leaves or
 * the player requests them.
 */
export function BookPanel({
  book,
  item,
  hasDurability,
  serverQuotes,
  servers,
  isTradable,
  gameServer,
  beside,
}: BookPanelProps) {
  const { shown, isPaused, box, letGo } = usePauseOnHover(book);
  const changes = isPaused ? countChanges(shown, book) : 0;
  const total = shown.sell.count + shown.buy.count;
  const side = { item, hasDurability, servers, serverQuotes, isTradable, gameServer, latest: book };
  if (total === 0 && !isPaused) {
    return (
      <Panel title="올라온 매물" id="book" aside={beside}>
        <EmptyState
          text={
            isTradable
              ? `아직 올라온 ${item.name} 매물이 없습니다.`
              : '거래할 수 없는 아이템이라 글을 올릴 수 없습니다.'
          }
          action={
            isTradable && (
              <span className="btns">
                <ButtonLink href={`/trade/register/${item.id}`}>첫 매물 올리기</ButtonLink>
                <WatchAnyButton key={item.id} item={item} gameServer={gameServer} />
              </span>
            )
          }
        />
      </Panel>
    );
  }
  return (
    <section className="panel" id="book" data-id="book" aria-label="올라온 매물">
      <header className={css.heading}>
        <h2>올라온 매물</h2>
        {changes > 0 ? (
          <span className="meta row" data-spoken="new">
            <i className={css.dot} />
            바뀐 글 {changes}건
            <button type="button" className={css.show} onClick={letGo}>
              불러오기
            </button>
          </span>
        ) : (
          <span className={`meta elide ${css.hint}`}>
            숫자는 <span className="own-text">{servers ? '각 서버 ' : ''}</span>시세와의 차이
            {hasDurability && <span className="own-text">, 오른쪽은 내구</span>}
          </span>
        )}
        {beside}
        <a className="more" href={`/trade?q=${encodeURIComponent(item.name)}`}>
          전체 {countText(total)}
        </a>
      </header>
      <div className={isLong(shown) ? `${css.book} ${css.long}` : css.book} ref={box}>
        <Side {...side} tradeType={1} shown={shown} />
        <Side {...side} tradeType={2} shown={shown} />
      </div>
    </section>
  );
}

function isLong({ sell, buy }: Book): boolean {
  return [...sell.rows, ...buy.rows].some(({ price }) => price !== null && price >= 100_000_000);
}

/**
 * A side is much shorter if both sides together have more than this many times its rows: a line and its buttons fit
 * below it.
 */
const MUCH_SHORTER = 2.5;

interface SideProps extends Omit<BookPanelProps, 'book' | 'beside'> {
  tradeType: 1 | 2;
  shown: Book;
  latest: Book;
}

function Side({ tradeType, shown, item, hasDurability, servers, serverQuotes, latest, ...empty }: SideProps) {
  const { count, rows: found } = shown[toSideFields(tradeType)];
  const rows = markedLast(found, (row) => isFarOff(row, serverQuotes[row.gameServer]));
  const me = useMe();
  const ownId = me.status === 'in' ? (me.me?.id ?? null) : null;
  const depth = depths(rows);
  const still = new Set(latest[toSideFields(tradeType)].rows.map(({ id }) => id));
  return (
    <div className={tradeType === TRADE_TYPE.sell ? css.side : `${css.side} ${css.buy}`}>
      <div className={`row meta ${css.head}`}>
        <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>
        <span>
          <span className="own-text">{tradeType === TRADE_TYPE.sell ? '싼 순' : '비싼 순'}</span>
          {rows.length < count && <span className="own-text">{` ${rows.length}건`}</span>}
        </span>
        <span className="grow num">{formatDigits(count)}건</span>
      </div>
      {rows.length > 0 ? (
        <ul className="lines">
          {rows.map((row, index) => (
            <BookRowLine
              key={row.id}
              row={row}
              item={item}
              hasDurability={hasDurability}
              quote={quoteBeside(row, serverQuotes[row.gameServer])}
              isFar={isFarOff(row, serverQuotes[row.gameServer])}
              depth={depth[index] ?? 0}
              isMine={row.player.id === ownId}
              isGone={!still.has(row.id)}
              server={servers?.[row.gameServer]}
            />
          ))}
        </ul>
      ) : null}
      {rows.length * MUCH_SHORTER < shown.sell.rows.length + shown.buy.rows.length && (
        <OfferActions item={item} tradeType={tradeType} isEmpty={rows.length === 0} {...empty} />
      )}
    </div>
  );
}

/** Buttons below a side that is empty or much shorter than the other. */
function OfferActions({
  item,
  tradeType,
  isEmpty,
  isTradable,
  gameServer,
}: Pick<SideProps, 'item' | 'tradeType' | 'isTradable' | 'gameServer'> & { isEmpty: boolean }) {
  const label = TRADE_TYPE_LABELS[tradeType];
  const side = tradeType === TRADE_TYPE.sell ? 'sell' : 'buy';
  const action = isTradable && (
    <span className="btns">
      <ButtonLink size="sm" href={registerItemParams.link(`/trade/register/${item.id}`, { side })}>
        {label} 올리기
      </ButtonLink>
      <WatchAnyButton key={item.id} size="sm" item={item} tradeType={tradeType} gameServer={gameServer} />
    </span>
  );
  if (isEmpty) return <EmptyState text={`${label} 글을 올려 보세요.`} action={action} />;
  return action && <div className="pad">{action}</div>;
}

interface BookRowLineProps {
  row: BookRow;
  item: { name: string };
  hasDurability: boolean;
  quote: Quote | null;
  isFar: boolean;
  depth: number;
  isMine: boolean;
  isGone: boolean;
  server: string | undefined;
}

/** The bar shows the depth up to this price. */
function BookRowLine(props: BookRowLineProps) {
  const { row, item, quote, depth, isMine, isGone } = props;
  const { price, player } = row;
  return (
    <li className={classNames('tap-row', css.offer, isMine && css.mine, isGone && css.gone)}>
      <span className={css.depth} style={{ width: `${depth}%` }} />
      <a className={`num opens ${css.price}`} href={`/trade/view/${row.id}`}>
        {price === null ? NO_PRICE_LABEL : formatDigits(price)}
      </a>
      <span className={`num meta ${css.ratio}`} title={quote && isFew(quote) ? figureName(quote) : undefined}>
        {isGone ? '끝남' : <Ratio price={price} median={quote?.median ?? null} />}
      </span>
      <span className={`row elide ${css.who}`}>
        <Who row={row} isMine={isMine} />
        <span className="meta">
          {row.isSample && !isMine && <span className="own-text">{'견본 · '}</span>}
          <Ago at={row.bumpedAt} />
        </span>
      </span>
      <span className={`meta ${css.terms}`}>
        {terms(props).map((term, at) => (
          <span key={term} className="nowrap">
            {at > 0 && <Dot />}
            {term}
          </span>
        ))}
      </span>
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

/** `2개 · 390,000`: pieces and durability; buyers give the least durability. */
function terms({ row, hasDurability, isFar, server }: BookRowLineProps): string[] {
  const { quantity, durability, tradeType, isOld } = row;
  return [
    ...(isFar ? [FAR_OFF_LABEL] : []),
    ...(server ? [server] : []),
    ...(isOld ? [OLD_LABEL] : []),
    ...(quantity > 1 ? [`${formatDigits(quantity)}개`] : []),
    ...(durability === null ? [] : [formatDigits(durability) + (tradeType === TRADE_TYPE.buy ? '↑' : '')]),
    ...(durability === null && hasDurability && tradeType === TRADE_TYPE.buy ? ['내구 무관'] : []),
  ];
}
