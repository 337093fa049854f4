import { GameLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { Price, Ratio } from '#features/trade/quotes/ui/public/price.tsx';
import { clockMoment, momentText } from '#features/trade/trades/moment.labels.ts';
import { TRADE_TYPE_LABELS, TRADE_TYPE_TONES, whisperText } from '#features/trade/trades/trade.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import { CopyIcon, RefreshIcon } from '#ui/icons/icons.tsx';
import { BROADCAST_KIND, channelLabel, KIND_LABELS } from '../broadcast.labels.ts';
import { type BroadcastLine, comparedQuote, type UnderstoodLine } from '../broadcast-line.ts';
import css from './broadcasts.module.css';
import { RowDetails } from './row-details.tsx';

interface BroadcastRowProps {
  line: BroadcastLine;
  /** Milliseconds since 1970; null before hydration. */
  now: number | null;
  server?: string | undefined;
}

/** Shows a shout in its own words, with its reading. */
export function BroadcastRow({ line, now, server }: BroadcastRowProps) {
  const { createdAt, channel, name, message, kind, read, isSample } = line;
  const whisper = whisperTo(name, read);
  return (
    <li className={css.row} data-by={`@${name}`} data-id={line.id}>
      <time className={`meta ${css.time}`} dateTime={createdAt} title={formatDateTime(createdAt)}>
        {momentText(createdAt, now)}
      </time>
      <span className={css.channel}>
        {channel > 0 && <span className={css.plate}>{channel}</span>}
        <span className="visually-hidden">{channelLabel(channel)}</span>
      </span>
      <div className={css.text}>
        <RowDetails line={line}>
          <span className={css.message}>{message}</span>
          <span className={css.by}>
            {name}
            <span className={css.inline}> · {channelLabel(channel)}</span>
            <Repeats line={line} />
            {server && <span className="own-text">{` · ${server}`}</span>}
            {isSample && <span className="own-text">{' · 견본'}</span>}
          </span>
        </RowDetails>
      </div>
      <div className={css.mean}>
        {kind === BROADCAST_KIND.party && <Tag>{KIND_LABELS[kind]}</Tag>}
        {read && <Understood read={read} />}
      </div>
      <div className={css.price}>{read?.price != null && <ComparedPrice {...read} price={read.price} />}</div>
      <button
        type="button"
        data-press=""
        className={`iconbtn needs-script ${css.copy}`}
        aria-label={`${name}님에게 보낼 귓말 복사`}
        title={whisper}
        data-whisper={whisper}
        onClick={copyWhisper}
      >
        <CopyIcon />
      </button>
    </li>
  );
}

function Repeats({ line: { repeats, firstAt } }: { line: BroadcastLine }) {
  if (repeats < 2) return null;
  return (
    <>
      {' · '}
      <span className={css.repeats}>
        <RefreshIcon size={12} />
        <span title={`${formatDateTime(firstAt)}부터`}>
          {formatDigits(repeats)}번, {clockMoment(firstAt).slice(-5)}부터
        </span>
      </span>
    </>
  );
}

function Understood({ read: { tradeType, item, quantity } }: { read: UnderstoodLine }) {
  return (
    <>
      <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>
      <GameLink
        {...item}
        path="/trade/"
        card="item"
        size="s"
        className={css.item}
        after={quantity !== null && quantity > 1 && `×${formatDigits(quantity)}`}
      />
    </>
  );
}

function ComparedPrice({ price, isImplied, quote }: UnderstoodLine & { price: number }) {
  const compared = comparedQuote({ price, quote });
  return (
    <>
      <span className="nowrap">
        <Price amount={price} />
        {isImplied && <span className="faint">쯤</span>}
      </span>
      {compared !== null && (
        <span className={css.ratio}>
          <span className={css.ratioLabel}>시세 </span>
          <Ratio price={price} median={compared} />
        </span>
      )}
    </>
  );
}

/** Leaves out an implied price, because the player did not state it. */
function whisperTo(name: string, read: UnderstoodLine | null): string {
  if (!read) return `/귓 ${name}`;
  const { tradeType, item, price, quantity, isImplied } = read;
  return whisperText({ tradeType, item, player: { name }, price: isImplied ? null : price, quantity: quantity ?? 1 });
}

function copyWhisper({ currentTarget }: { currentTarget: HTMLButtonElement }): void {
  const words = { done: '귓말을 복사했습니다', otherwise: '이 귓말을 보내세요' };
  const text = currentTarget.dataset.whisper ?? '';
  void import('#ui/overlay/copy-text.ts').then(({ copyText }) => copyText(text, words));
}
