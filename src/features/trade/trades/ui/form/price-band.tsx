import { formatAmount } from '#shared/korean/amount.ts';
import type { Quote } from '../../../quotes/quote.contract.ts';
import { bandOf } from './price-sense.rules.ts';

/** Where the own price stands between the lowest and the highest that count: the diamond on the line. */
export function PriceBand({ quote, price, words }: { quote: Quote; price: number | null; words: string }) {
  const band = bandOf(quote, price);
  if (!band || quote.median === null) return <div className="gauge" />;
  return (
    <div className="gauge">
      <div className="range" aria-hidden="true">
        <span className="band" style={{ left: `${band.from}%`, width: `${Math.max(band.to - band.from, 0.5)}%` }} />
        <span className="mid" style={{ left: `${band.median}%` }} />
        {band.own !== null && <span className="me" style={{ left: `${band.own}%` }} />}
      </div>
      <div className="gl">
        <span style={{ left: 0 }}>{band.median > 22 && formatAmount(band.low)}</span>
        <span className="gold" style={{ left: `clamp(48px, ${band.median}%, calc(100% - 48px))` }}>
          {words} {formatAmount(quote.median)}
        </span>
        <span style={{ right: 0 }}>{band.median < 78 && formatAmount(band.high)}</span>
      </div>
    </div>
  );
}
