import { SourceNote } from '#ui/components/source-note.tsx';
import type { ConfidenceView } from '../../fact.labels.ts';
import { CorrectionLink } from './correction-link.tsx';

export interface Provenance {
  /** The lowest confidence of the facts. */
  confidence: ConfidenceView;
  sources: readonly { title: string; url: string | null }[];
  /** Notes on values whose source is not that of the others; missing: none. */
  fields?: readonly string[];
  /** Doubts about the facts, each with both values; missing: none. */
  doubts?: readonly string[];
}

export interface FactNoteProps extends Provenance {
  /** The reported fact (`철도`, `체력 구간표`); default: the title of the page. */
  about?: string;
  variant?: 'panel' | 'foot';
}

export function FactNote({ about, ...note }: FactNoteProps) {
  return <SourceNote {...note} action={<CorrectionLink about={about} />} />;
}
