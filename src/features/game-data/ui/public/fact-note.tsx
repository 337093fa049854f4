import { SourceNote } from '#ui/components/source-note.tsx';
import type { Confidence } from '../../fact.contract.ts';
import { CONFIDENCE_LABELS } from '../../fact.labels.ts';

/** What a page shows of where its facts were read: titles instead of ids. */
export interface Provenance {
  confidence: Confidence;
  sources: readonly { title: string; url: string | null }[];
}

/** Bars beside the word; only the two best words get all three. */
export const CONFIDENCE_BARS: Record<Confidence, 1 | 2 | 3> = {
  high: 3,
  'medium-high': 3,
  medium: 2,
  'low-medium': 1,
  low: 1,
};

/** Source and confidence of a page's facts, closed until asked. */
export function FactNote({ confidence, sources }: Provenance) {
  return (
    <SourceNote
      confidence={{ level: CONFIDENCE_BARS[confidence], word: CONFIDENCE_LABELS[confidence] }}
      sources={sources}
    />
  );
}
