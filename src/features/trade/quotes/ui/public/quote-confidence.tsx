import { formatDigits } from '#shared/korean/amount.ts';
import { Confidence } from '#ui/components/source-note.tsx';
import type { Quote } from '../../quote.contract.ts';
import { confidenceOf } from './quote.labels.ts';

export function QuoteConfidence({ quote }: { quote: Pick<Quote, 'confidence' | 'players'> }) {
  const { level, word } = confidenceOf(quote);
  return <Confidence level={level} word={`${word} · ${formatDigits(quote.players)}명`} />;
}
