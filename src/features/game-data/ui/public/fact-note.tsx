import { SourceNote } from '#ui/components/source-note.tsx';
import type { ConfidenceView } from '../../fact.labels.ts';
import { CorrectionLink } from './correction-link.tsx';

export interface Provenance {
  /** The weakest of all. */
  confidence: ConfidenceView;
  sources: readonly { title: string; url: string | null }[];
  /** Of values whose source is not that of the rest; missing: none. */
  fields?: readonly string[];
  /** What looks wrong, with both values; missing: nothing. */
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
