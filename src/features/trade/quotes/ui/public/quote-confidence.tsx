import { Confidence } from '#ui/components/confidence.tsx';
import type { Quote } from '../../quote.contract.ts';
import { confidenceOf } from './quote.labels.ts';

/** Bars, the word and how many players stand behind it. */
export function QuoteConfidence({ quote }: { quote: Pick<Quote, 'confidence' | 'players'> }) {
  const { level, word } = confidenceOf(quote);
  return <Confidence level={level} word={`${word} · ${quote.players}명`} />;
}
