import { useState } from 'react';
import type { Evidence } from '#features/trade/quotes/evidence.contract.ts';
import type { Quote } from '#features/trade/quotes/quote.contract.ts';
import { SIDE_LABELS, type Side } from '#features/trade/quotes/ui/evidence.labels.ts';
import { EvidenceLists } from '#features/trade/quotes/ui/evidence-lists.tsx';
import type { EvidenceState } from '#features/trade/quotes/ui/use-evidence.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import css from './desk-quotes.module.css';
import { itemEvidence } from './quote-query.ts';

const SIDES = Object.keys(SIDE_LABELS) as Side[];

/** The figures of an item with the trades that they count and leave out. */
export function ItemEvidence({ itemId }: { itemId: number }) {
  const query = useLiveQuery(itemEvidence, itemId);
  const [side, setSide] = useState<Side>('sell');
  return (
    <div>
      {query.data && <Figures evidence={query.data} />}
      <div className="pad">
        <div className={`seg sm ${css.sides}`} role="radiogroup" aria-label="팝니다와 삽니다">
          {SIDES.map((name) => (
            <label key={name} className={name === side ? 'on' : undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name="evidence-side"
                checked={name === side}
                onChange={() => setSide(name)}
              />
              {SIDE_LABELS[name]}
            </label>
          ))}
        </div>
        <EvidenceLists state={toState(query)} side={side} retry={() => void query.refetch()} />
      </div>
    </div>
  );
}

function toState({ data, error }: { data: Evidence | undefined; error: Error | null }): EvidenceState {
  if (data) return { status: 'known', evidence: data };
  return { status: error ? 'failed' : 'waiting' };
}

function Figures({ evidence: { quote, days } }: { evidence: Evidence }) {
  return (
    <KeyValues
      rows={SIDES.map((side) => ({ label: `${SIDE_LABELS[side]} (${days}일)`, value: figureText(quote[side]) }))}
    />
  );
}

function figureText({ median, players }: Quote): string {
  return median === null ? '시세 없음' : `${formatAmount(median)} · ${formatDigits(players)}명`;
}
