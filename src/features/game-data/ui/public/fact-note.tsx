import { SourceNote } from '#ui/components/source-note.tsx';
import type { Confidence } from '../../fact.contract.ts';
import { CONFIDENCE_LABELS } from '../../fact.labels.ts';
import { CorrectionLink } from './correction-link.tsx';

export interface Provenance {
  confidence: Confidence;
  sources: readonly { title: string; url: string | null }[];
}

export const CONFIDENCE_BARS: Record<Confidence, 1 | 2 | 3> = {
  high: 3,
  'medium-high': 3,
  medium: 2,
  'low-medium': 1,
  low: 1,
};

export interface FactNoteProps extends Provenance {
  /** The reported fact (`철도`, `체력 구간표`); default: the title of the page. */
  about?: string;
  variant?: 'panel' | 'foot';
}

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
