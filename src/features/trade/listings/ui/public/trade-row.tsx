import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Dot, Tag, type TagTone } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { leftOutLabel } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { Price, Ratio } from '../../../quotes/ui/public/price.tsx';
import { EXCLUDED_LABEL, FAR_OFF_LABEL, figureName, NO_QUOTE_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import { momentText } from '../../../trades/moment.labels.ts';
import {
  NO_PRICE_LABEL,
  OLD_LABEL,
  STATUS_LABELS,
  TRADE_STATUS,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  tradeFacts,
} from '../../../trades/trade.labels.ts';
import { can } from '../../../trades/trade.policy.ts';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import type { TradeListItem } from '../../trade-list-item.rules.ts';
import { PlayerName } from './player-name.tsx';
import css from './trades.module.css';

export interface TradeRowLook {
  now: number | null;
  ownId: number | null;
  without?: 'item' | 'player' | undefined;
  servers?: Readonly<Record<number, string>> | undefined;
}

const NOT_KNOWN_YET = '\u00a0';

/** Plain markup without client code, because a list has many rows. */
export function TradeRow({ trade, now, ownId, without, servers }: TradeRowLook & { trade: TradeListItem }) {
  const owned = { profileId: trade.player.id, userId: trade.player.userId, status: trade.status };
  const isMine = can({ profileId: ownId }, 'manage', owned);
  const isOver = trade.status !== TRADE_STATUS.waiting;
  return (
    <tr
      className={classNames('tap-row', isOver ? `off ${css.over}` : isMine && 'mine')}
      data-by={without === 'player' ? undefined : trade.player.id}
    >
      <td>
        <Tag tone={isOver ? 'off' : TRADE_TYPE_TONES[trade.tradeType]}>{TRADE_TYPE_LABELS[trade.tradeType]}</Tag>
      </td>
      <td className={css.thing}>
        <ItemOfTrade
          trade={trade}
          isNameShown={without !== 'item'}
          isPlayerShown={without !== 'player'}
          isMine={isMine}
          now={now}
        />
      </td>
      <td className="num amount">
        {/* Today's quote says nothing about an earlier deal. */}
        <PriceOfTrade {...trade} quote={isOver ? undefined : trade.quote} />
      </td>
      {without !== 'player' && (
        <td className="wide">
          <PlayerName {...trade.player} />
          <span className="sub elide">
            {trade.player.userId !== null && (
              <span className="own-text">{`${gradeName(trade.player.job, trade.player.grade)} · `}</span>
            )}
            <Moment trade={trade} now={now} />
          </span>
        </td>
      )}
      <td className={`wide ${css.marks}`}>
        <span className={css.terms}>
          <TradeMarks trade={trade} isMine={isMine} servers={servers} />
        </span>
      </td>
      {without === 'player' && (
        <td className="wide meta num">
          <Moment trade={trade} now={now} />
        </td>
      )}
      <td className="wide">{can({ profileId: ownId }, 'contact', owned) && <WhisperButton trade={trade} />}</td>
    </tr>
  );
}

interface ItemOfTradeProps {
  trade: TradeListItem;
  isNameShown: boolean;
  isPlayerShown: boolean;
  isMine: boolean;
  now: number | null;
}

function ItemOfTrade({ trade, isNameShown, isPlayerShown, isMine, now }: ItemOfTradeProps) {
  const { item, quantity, player, isSample, comment } = trade;
  const facts = tradeFacts(trade);
  // Phones have no columns for marks and player, small desktop windows none for marks.
  const states = [...(isMine ? ['내 글'] : []), ...listStates(trade).map(([label]) => label)];
  const words = [...states, ...(isSample ? ['견본'] : []), ...facts, ...listTerms(trade).map(([label]) => label)];
  return (
    <a className="item opens" href={`/trade/view/${trade.id}`} data-card={`item:${item.id}`}>
      {isNameShown && <Tile icon={item.icon} tone={item.tone} className={css.tile} />}
      <span className="grow">
        {isNameShown ? (
          <span className="elide block">
            <span className={`nm ${css.name}`}>{item.name}</span>
            {quantity > 1 && <span className="faint"> ×{formatDigits(quantity)}</span>}
          </span>
        ) : (
          facts.length === 0 && comment === '' && <span className={`nm ${css.name}`}>거래 보기</span>
        )}
        <small className={`${css.line} ${css.roomy}`}>
          <Words words={facts} memo={comment} />
        </small>
        {/* A line of its own: the hour becomes shorter after hydration, and must not bring the next words up. */}
        <small className={`narrow ${css.by}`}>
          {isPlayerShown && (
            <>
              <span className={`g${player.grade}`}>{player.name}</span>
              <Dot />
            </>
          )}
          <span className="nowrap">{momentText(trade.endedAt ?? trade.bumpedAt, now)}</span>
        </small>
        {words.length + comment.length > 0 && (
          <small className={`${css.line} ${css.alone}`}>
            <Words words={words} lit={states.length} memo={comment} />
          </small>
        )}
      </span>
    </a>
  );
}

/** Lines break between words, never within a number. */
function Words({ words, lit = 0, memo }: { words: readonly string[]; lit?: number; memo: string }) {
  const all = memo ? [...words, memo] : words;
  return all.map((word, at) => (
    <span key={word}>
      {at > 0 && <Dot />}
      <span className={at < lit ? `nowrap ${css.mark}` : word === memo ? undefined : 'nowrap'}>{word}</span>
    </span>
  ));
}

interface PriceOfTradeProps extends Pick<TradeListItem, 'price' | 'players' | 'isQuoteExcluded'> {
  quote: TradeListItem['quote'] | undefined;
}

function PriceOfTrade({ price, quote, players = 0, isQuoteExcluded }: PriceOfTradeProps) {
  // The quote of a single listing is its own price, so there is nothing to compare.
  const isOwnQuote = players === 1 && quote === price;
  return (
    <>
      {price === null ? <span className="won">{NO_PRICE_LABEL}</span> : <Price amount={price} />}
      <span className={`sub ${css.quote}`}>
        {quote === undefined && NOT_KNOWN_YET}
        {quote === null && (isQuoteExcluded ? EXCLUDED_LABEL : NO_QUOTE_LABEL)}
        {typeof quote === 'number' && (
          <>
            {figureName({ players })} {price === null && <Price amount={quote} size="fine" />}
            {price !== null && !isOwnQuote && <Ratio price={price} median={quote} />}
          </>
        )}
      </span>
    </>
  );
}

function Moment({ trade, now }: { trade: TradeListItem; now: number | null }) {
  const at = trade.endedAt ?? trade.bumpedAt;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {momentText(at, now)}
    </time>
  );
}

type MarkedTrade = Pick<TradeListItem, 'status' | 'isNegotiation' | 'isAuth' | 'isOld' | 'excludePrice'> & {
  isFarOff?: boolean;
};

type Mark = readonly [label: string, tone?: TagTone];

function listStates({ status, isOld, isFarOff = false, excludePrice }: MarkedTrade): Mark[] {
  if (status === TRADE_STATUS.waiting) {
    return [...(isOld ? [[OLD_LABEL, 'off'] as const] : []), ...(isFarOff ? [[FAR_OFF_LABEL, 'bad'] as const] : [])];
  }
  const isCompleted = status === TRADE_STATUS.completed;
  const leftOut = isCompleted && leftOutLabel({ excludePrice, isFarOff });
  return [[STATUS_LABELS[status], isCompleted ? 'ok' : 'off'], ...(leftOut ? [[leftOut, 'off'] as const] : [])];
}

function listTerms({ status, isNegotiation, isAuth }: MarkedTrade): Mark[] {
  if (status !== TRADE_STATUS.waiting) return [];
  return [...(isNegotiation ? [['흥정'] as const] : []), ...(isAuth ? [['인증', 'ok'] as const] : [])];
}

interface TradeMarksProps extends Pick<TradeRowLook, 'servers'> {
  trade: MarkedTrade & Pick<TradeListItem, 'isSample' | 'gameServer'>;
  isMine?: boolean;
}

export function TradeMarks({ trade, isMine = false, servers }: TradeMarksProps) {
  const server = servers?.[trade.gameServer];
  return (
    <>
      {[...listStates(trade), ...listTerms(trade)].map(([label, tone]) => (
        <Tag key={label} {...(tone && { tone })}>
          {label}
        </Tag>
      ))}
      {server && <Tag>{server}</Tag>}
      {trade.isSample && <span className={`meta ${css.sample}`}>견본</span>}
      {/* The mark comes last because it is added after hydration and must not move anything. */}
      {isMine && <Tag tone="warn">내 글</Tag>}
    </>
  );
}
