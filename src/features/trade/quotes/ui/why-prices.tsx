import { type ComponentType, type ReactNode, useState } from 'react';
import { urlOf } from '#shared/endpoint.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { getEvidence, type SideEvidence } from '../evidence.contract.ts';
import type { ItemQuotes, Quote } from '../quote.contract.ts';
import type { DotPrices } from './dot-plot.rules.ts';
import { type DotPlot, dotPlot } from './dot-plot.rules.ts';
import { formatMethod, formatReason, type Phrase, SIDE_LABELS, type Side } from './evidence.labels.ts';
import { QuoteConfidence } from './public/quote-confidence.tsx';
import css from './quotes.module.css';
import { type EvidenceState, useEvidence } from './use-evidence.ts';
import { useWidth } from './use-width.ts';

interface WhyPricesProps {
  itemId: number;
  quotes: ItemQuotes;
  gameServer: number | undefined;
  days: number;
}

const SIDES = ['sell', 'buy'] as const;
const DESK_WIDTH = 730;
const PHONE_WIDTH = 340;

type Lists = ComponentType<{ state: EvidenceState; side: Side; retry(): void }>;

export function WhyPrices({ itemId, quotes, gameServer, days }: WhyPricesProps) {
  const sides = SIDES.filter((side) => quotes[side].median !== null);
  const [open, setOpen] = useState<readonly Side[]>(() => sides.slice(0, 1));
  const [Lists, setLists] = useState<Lists>();
  const path = urlOf(getEvidence, { params: { id: itemId }, query: { gameServer } });
  const isWanted = open.length > 0 && sides.length > 0;
  const { state, retry } = useEvidence({ itemId, gameServer, isWanted, stamp: toStamp(quotes) });
  if (quotes.excluded || sides.length === 0) return null;
  return sides.map((side) => (
    <details
      key={side}
      className={`disclosure ${css.why}`}
      open={open.includes(side)}
      onToggle={({ currentTarget }) => {
        const others = open.filter((known) => known !== side);
        setOpen(currentTarget.open ? [...others, side] : others);
      }}
    >
      <summary>
        <ChevronDownIcon size={16} />왜 이 가격일까
        <span className="meta">{SIDE_LABELS[side]}</span>
        <QuoteConfidence quote={quotes[side]} />
      </summary>
      <Reason side={side} quote={quotes[side]} days={days} evidence={getSideEvidence(state, side)}>
        <details
          className={`${css.more} ${css.how}`}
          onToggle={() => void import('./evidence-lists.tsx').then((module) => setLists(() => module.EvidenceLists))}
        >
          <summary>계산 방법</summary>
          <ol className={`body small bullets ${css.steps}`}>
            {formatMethod(days).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <p>
            <a href={path} data-native="">
              자세한 규칙과 거래 전체
            </a>
          </p>
          {Lists && <Lists state={state} side={side} retry={retry} />}
        </details>
      </Reason>
    </details>
  ));
}

function toStamp({ sell, buy }: ItemQuotes): string {
  return [sell.median, sell.players, sell.lastAt, buy.median, buy.players, buy.lastAt].join('/');
}

function getSideEvidence(state: EvidenceState, side: Side): SideEvidence | null {
  return state.status === 'known' ? state.evidence[side] : null;
}

interface ReasonProps {
  side: Side;
  quote: Quote;
  days: number;
  evidence: SideEvidence | null;
  children: ReactNode;
}

function Reason({ side, quote, days, evidence, children }: ReasonProps) {
  const prices = evidence && dotPrices(evidence);
  const dots = { side, quote, prices };
  return (
    <div className={`strong ${css.reason}`}>
      <p>{words(formatReason(side, quote, days, prices?.rejected.length ?? null))}</p>
      <div className="wide">
        <DotBox {...dots} width={DESK_WIDTH} />
      </div>
      <div className="narrow">
        <DotBox {...dots} width={PHONE_WIDTH} />
      </div>
      <div className={css.foot}>
        <div className={`key ${css.legend}`}>
          <span>
            <i className={side === 'buy' ? `${css.dot} ${css.buy}` : css.dot} />한 명의 가격
          </span>
          <span>
            <i className={css.cross} />
            제외한 가격
          </span>
          <span>
            <i className={css.half} />
            중간 50%
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

function dotPrices({ counted, leftOut }: SideEvidence): DotPrices {
  return {
    counted: counted.flatMap(({ price }) => price ?? []),
    rejected: leftOut.flatMap(({ price, reason }) => (reason === 'OUTLIER' && price !== null ? price : [])),
  };
}

function words(phrase: Phrase): ReactNode[] {
  return phrase.map((part) => (typeof part === 'string' ? part : <b key={part.number}>{part.number}</b>));
}

interface DotBoxProps {
  quote: Quote;
  prices: DotPrices | null;
  side: 'sell' | 'buy';
  width: number;
}

function DotBox({ quote, prices, side, width: drawn }: DotBoxProps) {
  const { box, width } = useWidth<HTMLDivElement>(drawn);
  const plot = dotPlot(quote, prices, width);
  return (
    <div className={css.dots} ref={box}>
      {plot && <Drawing plot={plot} colour={side === 'sell' ? 'var(--vermilion-ink)' : 'var(--indigo-ink)'} />}
    </div>
  );
}

function Drawing({ plot, colour }: { plot: DotPlot; colour: string }) {
  const { width, height, middle, axis, band, median, dots, crosses, labels } = plot;
  return (
    <svg className="chart exact" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {band && <rect x={band.x} y="4" width={band.width} height={axis - 8} fill="var(--band)" opacity="0.55" />}
      <line className="gl" x1="8" x2={width - 8} y1={axis + 0.5} y2={axis + 0.5} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill={colour} />
      ))}
      {[...new Set(crosses.map(({ x }) => x))].map((x) => (
        <path key={x} d={`M${x - 4} ${middle - 4}l8 8m0-8-8 8`} stroke="var(--paper-faint)" strokeWidth="1.5" />
      ))}
      {median !== null && <rect x={Math.round(median) - 1} y="2" width="2" height={axis - 2} fill="var(--gold)" />}
      {labels.map(({ x, text, anchor }) => (
        <text key={x} x={x} y={axis + 18} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
