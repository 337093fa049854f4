import { formatDigits } from '#shared/korean/amount.ts';
import { Confidence } from '#ui/components/source-note.tsx';
import type { Quote } from '../../quote.contract.ts';
import { formatConfidence } from './quote.labels.ts';

export function QuoteConfidence({ quote }: { quote: Pick<Quote, 'confidence' | 'players'> }) {
  const { level, word } = formatConfidence(quote);
  return <Confidence level={level} word={`${word} · ${formatDigits(quote.players)}명`} />;
}
