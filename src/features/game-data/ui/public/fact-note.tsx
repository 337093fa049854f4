import { SourceNote } from '#ui/components/source-note.tsx';
import type { Confidence } from '../../fact.contract.ts';
import { CONFIDENCE_LABELS } from '../../fact.labels.ts';
import { CorrectionLink } from './correction-link.tsx';

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

export interface FactNoteProps extends Provenance {
  /** What is reported when it is wrong (`철도`, `체력 구간표`); left out: whatever the page is called. */
  about?: string;
  /** `foot`: the last thing within the panel that it speaks of. */
  variant?: 'panel' | 'foot';
}

/** Source and confidence of facts, closed until asked, and the way to say that one is wrong. */
export function FactNote({ confidence, sources, about, variant }: FactNoteProps) {
  return (
    <SourceNote
      confidence={{ level: CONFIDENCE_BARS[confidence], word: CONFIDENCE_LABELS[confidence] }}
      sources={sources}
      variant={variant}
      action={<CorrectionLink about={about} />}
    />
  );
}
